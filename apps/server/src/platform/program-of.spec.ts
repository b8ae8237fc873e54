import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { programOf } from "./program-of.ts";

const server = resolve(import.meta.dirname, "../..");
const dist = mkdtempSync(join(tmpdir(), "sihai-dist-"));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

describe("a program of its own", () => {
  it("is the built one where that lies beside what runs, else the source", () => {
    const source = new URL("../entry/demo/seed.ts", import.meta.url);
    expect(programOf(source)).toBe(fileURLToPath(source));
    writeFileSync(join(dist, "seed.js"), "");
    const main = join(dist, "main.js");
    writeFileSync(
      main,
      `import(${JSON.stringify(join(import.meta.dirname, "program-of.ts"))}).then(({ programOf }) =>
        process.stdout.write(programOf(new URL(${JSON.stringify(source.href)}))))`,
    );
    expect(execFileSync(process.execPath, [main], { encoding: "utf8" })).toBe(join(dist, "seed.js"));
  });

  it("is built with the server, whoever starts it", () => {
    const config = readFileSync(join(server, "vite.config.ts"), "utf8");
    const starters = execFileSync("git", ["grep", "-l", "programOf(new URL(", "--", "src"], { cwd: server, encoding: "utf8" });
    const programs = starters
      .trim()
      .split("\n")
      .filter((file) => !file.endsWith(".spec.ts"))
      .flatMap((file) => {
        const [, name = ""] = /programOf\(new URL\("\.\/([^"]+)"/.exec(readFileSync(join(server, file), "utf8")) ?? [];
        return join(file, "..", name);
      });
    expect(programs.length).toBeGreaterThan(2);
    for (const program of programs) expect(config).toContain(`"${program}"`);
  });
});
