// Fastify answering the bytes of a file, from memory: as fast as an HTTP answer of this size gets here.
import { readFileSync } from "node:fs";
import Fastify from "fastify";

const payload = readFileSync(process.argv[2] ?? "", "utf8");
const app = Fastify();
app.get("/*", (_, reply) => reply.header("content-type", "application/json; charset=utf-8").send(payload));
process.on("SIGTERM", () => process.exit(0));
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
console.log(`listening ${typeof address === "object" && address ? address.port : 0}`);
