// npm run new -- call parcel/weigh-again [--may packing.record] | page console/parcel/WeighAgain [--may parcel.read]
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { writeCall } from "./call.ts";
import { writeConsolePage } from "./console-page.ts";

const { positionals, values } = parseArgs({ allowPositionals: true, options: { may: { type: "string" } } });
const [kind, name = ""] = positionals;
const writers = new Map([
  ["call", writeCall],
  ["page", writeConsolePage],
]);
const write = writers.get(kind ?? "");
if (!write) {
  console.error("npm run new -- call feature/verb | page console/feature/Name   [--may permission]");
  process.exit(1);
}
try {
  const written = [...write(process.cwd(), name, values.may).written].sort();
  execFileSync("node_modules/.bin/biome", ["check", "--write", ...written], { stdio: ["ignore", "ignore", "inherit"] });
  console.log(written.join("\n"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
