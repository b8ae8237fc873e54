import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

it("what npm started ends when npm is killed", async () => {
  const child = `import { endWithParent } from "./tools/end-with-parent.mjs";
    endWithParent(() => { console.log("ended"); process.exit(0); });
    console.log(process.pid);
    setTimeout(() => undefined, 20_000);`;
  const parent = `import { spawn } from "node:child_process";
    spawn(process.execPath, ["--input-type=module", "-e", ${JSON.stringify(child)}], { stdio: "inherit" });`;
  const npm = spawn(process.execPath, ["--input-type=module", "-e", parent], { stdio: ["ignore", "pipe", "inherit"] });
  const said: string[] = [];
  npm.stdout.on("data", (chunk: Buffer) => said.push(...chunk.toString().trim().split("\n")));
  while (said.length === 0) await once(npm.stdout, "data");
  const pid = Number(said[0]);
  expect(() => process.kill(pid, 0)).not.toThrow();
  npm.kill("SIGKILL");
  await once(npm.stdout, "end");
  expect(said).toEqual([String(pid), "ended"]);
});
