// Kilo: "plugin": ["automode-plugin/kilo"] in its configuration.
import { plugin } from "./open.js";

export const automode = plugin("kilo");
