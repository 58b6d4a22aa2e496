package javascript

import (
	"automode/internal/commands"
	"automode/internal/understand/code/script"
)

// looksAt are functions of lists, texts and promises by which what a service gave is
// looked through.
const looksAt = "then catch finally map filter forEach reduce some every find findIndex flatMap sort slice join keys values entries toString toFixed toISOString toLocaleString trim split includes startsWith endsWith indexOf replace padEnd padStart toLowerCase toUpperCase substring concat at match toLocaleDateString toLocaleTimeString toObject toJSON localeCompare "

// clients are packages by which services are asked. Sources: the references of Prisma 6,
// node-postgres 8, mysql2 3, ioredis 5, node-redis 5, the MongoDB driver 6, Mongoose 8,
// Playwright 1.5x, Puppeteer 24, Express 5, SuperTest 7, axios 1, undici 7, ws 8,
// socket.io-client 4.
const (
	prismaOnly  = looksAt + "$connect $disconnect $on"
	prismaRows  = "findMany findFirst findUnique findFirstOrThrow findUniqueOrThrow count aggregate groupBy"
	mongoOnly   = looksAt + "db collection connection find sort limit project skip batchSize listCollections select lean populate where equals gt gte lt lte model Schema Types ObjectId set on once close disconnect admin isValid"
	mongoRows   = "toArray findOne findById countDocuments estimatedDocumentCount distinct exists next hasNext listDatabases indexes getIndexes collections exec"
	browserOnly = looksAt + "newPage version contexts pages isConnected close title url content textContent innerText innerHTML inputValue isVisible isHidden isEnabled isDisabled isChecked isEditable getAttribute locator getByRole getByText getByLabel getByTestId getByPlaceholder getByAltText getByTitle frameLocator first last nth all allTextContents allInnerTexts " +
		"click dblclick fill type press hover focus blur check uncheck selectOption select tap scrollIntoViewIfNeeded waitFor waitForSelector waitForLoadState waitForTimeout waitForURL waitForResponse waitForRequest waitForNavigation waitForNetworkIdle waitForEvent boundingBox setViewportSize setViewport viewportSize viewport bringToFront reload goBack goForward on once off " +
		"$ $$ count status ok headers text json request response method resourceType failure location args jsonValue move down up wheel setDefaultTimeout setDefaultNavigationTimeout emulateMedia metrics accept dismiss message snapshot abort browser page context errorText stack name"
	pageOnly = looksAt + "querySelector querySelectorAll getElementById getElementsByClassName getElementsByTagName getBoundingClientRect getAttribute hasAttribute matches closest contains getComputedStyle getPropertyValue getItem item scrollTo scrollBy scrollIntoView click focus blur getEntriesByType getEntriesByName matchMedia elementFromPoint getAnimations serialize " +
		"add has toggle now"
	applicationOnly = looksAt + "get post put patch delete head options all use route param set enable disable json urlencoded text raw status send sendStatus end type header cookie redirect next write Router accepts is on once vary append location"
)

var clients = [...]script.Thing{
	{Names: "module:@prisma/client", Data: "Prisma", Funcs: []script.Func{{Names: "PrismaClient", Act: script.Settles, Gives: "(prisma)"}}},
	{Names: "(prisma)", Pure: true, Whole: true, Only: prismaOnly, Rows: prismaRows},

	{Names: "module:pg module:pg-promise module:@neondatabase/serverless", Data: "types", Funcs: []script.Func{{Names: "Client Pool", Act: script.Servers, Gives: "(postgres)"}}},
	{Names: "module:postgres", Funcs: []script.Func{{Names: "() default", Act: script.Servers, Gives: "(postgres)"}}},
	{Names: "(postgres)", Pure: true, Data: "on once totalCount idleCount", Funcs: []script.Func{{Names: "connect", Act: script.Itself, Gives: "(postgres)"}, {Names: "end release", Act: script.Computes}, {Names: "query () unsafe", Act: script.Asks}}},
	{Names: "module:mysql2/promise module:mysql2 module:mysql", Funcs: []script.Func{{Names: "createConnection createPool", Act: script.Servers, Gives: "(mysql)"}}},
	{Names: "(mysql)", Pure: true, Data: "on once", Funcs: []script.Func{{Names: "connect getConnection promise", Act: script.Itself, Gives: "(mysql)"}, {Names: "end release destroy", Act: script.Computes}, {Names: "query execute", Act: script.Asks}}},
	{Names: "module:ioredis", Funcs: []script.Func{{Names: "() default Redis", Act: script.Servers, Gives: "(keys)"}}},
	{Names: "module:redis", Funcs: []script.Func{{Names: "createClient", Act: script.Servers, Gives: "(keys)"}}},
	{Names: "(keys)", Pure: true, Data: "status isReady isOpen", Funcs: []script.Func{{Names: "connect on once", Act: script.Itself, Gives: "(keys)"}, {Names: "quit disconnect close", Act: script.Computes},
		{Names: "get mget keys exists ttl type dbsize info ping hget hgetall hkeys hlen hGet hGetAll hKeys hLen llen lrange lLen lRange scard smembers sCard sMembers zcard zrange zCard zRange strlen set setex setEx hset hSet del expire flushdb flushDb flushall flushAll unlink incr decr", Act: script.Keys}}},
	{Names: "module:mongodb", Pure: true, Whole: true, Only: mongoOnly, Rows: mongoRows, Funcs: []script.Func{{Names: "MongoClient", Act: script.Speaks, Gives: "(documents)"}}},
	{Names: "(documents)", Pure: true, Whole: true, Only: mongoOnly + " connect", Rows: mongoRows},
	{Names: "module:mongoose", Pure: true, Whole: true, Only: mongoOnly, Rows: mongoRows, Funcs: []script.Func{{Names: "connect createConnection", Act: script.Speaks}}},

	{Names: "module:playwright module:playwright-core module:@playwright/test module:puppeteer module:puppeteer-core", Pure: true, Whole: true, Only: browserOnly, Funcs: browserFuncs[:]},
	{Names: "document window navigator getComputedStyle (document)", Pure: true, Whole: true, Only: pageOnly, Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:jsdom", Funcs: []script.Func{{Names: "JSDOM", Act: script.Settles, Gives: "(document)"}}},

	{Names: "module:express", Pure: true, Whole: true, Only: applicationOnly, Funcs: []script.Func{{Names: "() default express", Act: script.OfPackage, Gives: "(application)"}}},
	{Names: "(application)", Pure: true, Whole: true, Only: applicationOnly, Funcs: []script.Func{{Names: "listen", Act: script.Listens, Gives: "server"}}},
	{Names: "module:supertest", Funcs: []script.Func{{Names: "() default agent", Act: script.Within, Gives: "(requests)"}}},
	{Names: "(requests)", Pure: true, Whole: true, Only: looksAt + "get head options post put patch send set query expect auth type accept timeout redirects ok field"},

	{Names: "module:axios", Data: "isAxiosError AxiosError", Funcs: []script.Func{
		{Names: "() request default", Act: script.Requests}, {Names: "get head options", Act: script.Requests}, {Names: "delete", Act: script.Requests},
		{Names: "post put patch", Act: script.Posts}, {Names: "create", Act: script.BaseOf, Gives: "(below)"},
	}},
	{Names: "(below)", Funcs: []script.Func{{Names: "get head options", Act: script.BaseOf}, {Names: "delete", Act: script.BaseOf}, {Names: "post put patch", Act: script.Posts, Gives: "below"}}},
	{Names: "module:node-fetch module:cross-fetch module:isomorphic-fetch", Funcs: []script.Func{{Names: "() default fetch", Act: script.Requests}}},
	{Names: "module:undici", Funcs: []script.Func{{Names: "fetch request", Act: script.Requests}}},
	{Names: "module:ws", Funcs: []script.Func{{Names: "() WebSocket default", Act: script.Connects}}},
	{Names: "module:socket.io-client", Funcs: []script.Func{{Names: "() io connect default", Act: script.Connects}}},
}

var browserFuncs = [...]script.Func{
	{Names: "launch", Act: script.Settles}, {Names: "newContext newPage", Act: script.Settles},
	{Names: "goto", Roles: [3]commands.Role{commands.Fetches}, More: commands.Data},
	{Names: "screenshot pdf", Act: script.Pictures},
	{Names: "evaluate evaluateAll evaluateHandle $eval $$eval waitForFunction", Act: script.InPage},
}
