import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const module = new URL("./outlive-readers.ts", import.meta.url).href;
const speak = "for (let line = 0; line < 20; line++) { console.log('a line'); await new Promise((go) => setTimeout(go, 20)); }";

/** Runs it with nobody reading what it says; how it ends. */
async function endOf(code: string): Promise<unknown> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "ignore"] });
  child.stdout.destroy();
  const [ended] = await once(child, "exit");
  return ended;
}

it("a process outlives those who read its output", async () => {
  expect(await endOf(speak)).not.toBe(0);
  expect(
    await endOf(`import { outliveReaders } from "${module}"; outliveReaders([process.stdout, process.stderr]); ${speak}`),
  ).toBe(0);
});
