import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A version of the server: the folder it is run from, and how it is called in what is told. */
export type Version = { name: string; root: string; leave(): void };

/** What lies here now, as it is built. */
export function thisVersion(): Version {
  return { name: "this version", root: resolve("."), leave: () => undefined };
}

/** As a next release would be: the same, with a migration more, which widens tables everybody works on. */
export function nextVersion(): Version {
  const root = mkdtempSync(join(tmpdir(), "sihai-next-"));
  for (const name of ["dist", "migrations"])
    cpSync(join("apps", "server", name), join(root, "apps", "server", name), { recursive: true });
  for (const name of ["package.json", "node_modules", "packages", "content", "apps/server/src", "apps/server/package.json"])
    symlinkSync(resolve(name), join(root, name));
  writeFileSync(join(root, "apps", "server", "migrations", "9999-01-01-01-next.sql"), widening);
  return { name: "a next version", root, leave: () => rmSync(root, { recursive: true, force: true }) };
}

const widening = `-- expands: columns and a table the version before does not ask for
alter table app_user add column next_mark text not null default 'none';
alter table purchase_order add column next_note text;
alter table order_item add column next_note text;
alter table trade add column next_note text;
create table next_step (id bigint generated always as identity primary key, order_id bigint);
`;

/** As it was at a commit, built anew, with the packages that are here. */
export function versionAt(commit: string): Version {
  const root = mkdtempSync(join(tmpdir(), "sihai-before-"));
  const archive = join(root, "source.tar");
  execFileSync("git", ["archive", "--format=tar", "-o", archive, commit]);
  execFileSync("tar", ["-xf", archive, "-C", root]);
  rmSync(archive);
  linkPackages(root);
  execFileSync(process.execPath, [join("tools", "build-apps.mjs"), "server"], { cwd: root, stdio: "inherit" });
  return { name: commit, root, leave: () => rmSync(root, { recursive: true, force: true }) };
}

/** Packages of others are those here; the workspace's own are the ones of that commit, which is what their links say. */
function linkPackages(root: string): void {
  const folders = [
    ".",
    ...["apps", "packages"].flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name))),
  ];
  for (const folder of folders) {
    const from = join(folder, "node_modules");
    if (!hasFolder(from)) continue;
    mkdirSync(join(root, from), { recursive: true });
    for (const { name } of readdirSync(from, { withFileTypes: true })) {
      if (name === "@sihai") linkOwn(join(from, name), join(root, from, name));
      else symlinkSync(resolve(from, name), join(root, from, name));
    }
  }
}

function linkOwn(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name));
}

function hasFolder(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}
