import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { readSetting } from "@sihai/domain/setting";
import Fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { mountSource } from "./mount-source.ts";
import { packSource } from "./pack-source.ts";
import { sourceFiles } from "./source-files.ts";
import { tarFile } from "./tar.ts";

const ground = mkdtempSync(join(tmpdir(), "sihai-source-"));
afterAll(() => rmSync(ground, { recursive: true, force: true }));

function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

describe("the source of a running copy", () => {
  const root = join(ground, "copy");
  const long = `apps/shop/${"a-folder-with-a-name/".repeat(6)}${"x".repeat(80)}.ts`;
  const ours = {
    LICENSE: "AGPL",
    "package.json": "{}",
    "README.md": "四海",
    "apps/server/src/entry/main.ts": "run();",
    "docs/map.md": "",
    "packages/text/src/zh.ts": "您好".repeat(400),
    [long]: "long",
  };
  const others = {
    ".env": "SECRET_KEY=1",
    ".npmrc": "//registry:_authToken=1",
    ".data/key": "1",
    "files/passport.webp": "1",
    "backup.sql": "1",
    "apps/server/.env": "SECRET_KEY=1",
    "apps/server/tls.key": "1",
    "apps/shop/dist/index.html": "<html>",
    "packages/text/node_modules/zod/index.js": "1",
    "tools/run.log": "1",
  };
  write(root, { ...ours, ...others });
  symlinkSync(join(root, ".data"), join(root, "apps", "data"));

  it("is every file of the repository and none that lies beside it", () => {
    expect(sourceFiles(root)).toEqual(Object.keys(ours).sort());
  });

  it("comes out of the archive as it went in", async () => {
    const archive = join(ground, "source.tar.gz");
    await packSource(root, archive, "sihai");
    const out = join(ground, "out");
    mkdirSync(out);
    execFileSync("tar", ["-xzf", archive, "-C", out]);
    expect(below(join(out, "sihai"))).toEqual(Object.keys(ours).sort());
    for (const [path, text] of Object.entries(ours)) expect(readFileSync(join(out, "sihai", path), "utf8"), path).toBe(text);
  });

  it("has no room for a name no archive takes", () => {
    expect(() => tarFile(`docs/${"x".repeat(101)}`, Buffer.from(""), new Date(0))).toThrow(RangeError);
  });
});

describe("/source", () => {
  it("sends this copy's own source", async () => {
    const app = Fastify();
    mountSource(app, { dataDir: ground, linkNow: () => "" });
    const [first, second] = await Promise.all([app.inject("/source"), app.inject("/source")]);
    expect(first.headers["content-type"]).toBe("application/gzip");
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const archive = join(ground, "sent.tar.gz");
    writeFileSync(archive, first.rawPayload);
    const listed = execFileSync("tar", ["-tzf", archive], { encoding: "utf8", maxBuffer: 1e7 }).split("\n");
    expect(listed).toEqual(
      expect.arrayContaining(["sihai/LICENSE", "sihai/package-lock.json", "sihai/apps/server/src/platform/source/tar.ts"]),
    );
    expect(listed.filter((path) => /node_modules|\/dist\/|\/\.data/.test(path))).toEqual([]);
  });

  it("leads to where the provider publishes it", async () => {
    const app = Fastify();
    let link = "https://source.example/sihai";
    mountSource(app, { dataDir: ground, linkNow: () => link });
    const reply = await app.inject("/source");
    expect([reply.statusCode, reply.headers.location]).toEqual([302, "https://source.example/sihai"]);
    link = "https://source.example/moved";
    expect((await app.inject("/source")).headers.location).toBe("https://source.example/moved");
  });

  it.each(["javascript:alert(1)", "source.example", "https://a b"])("%j is no address to lead to", (link) => {
    expect(readSetting("sourceLink", link).ok).toBe(false);
  });
});
