// npm run --silent bom > sihai.cdx.json: everything that is shipped with Sihai, as a CycloneDX bill of materials. The same lock gives the same bill.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Locked = {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  resolved?: string;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Lock = { version: string; packages: Record<string, Locked> };

const root = join(import.meta.dirname, "..");

/** A package that is installed with the server, wherever in the tree it lies. */
export type Component = { ref: string; name: string; version: string; license: string; integrity: string; needs: string[] };

const packagePart = "node_modules/";

/** What the lock installs without tools of development: one component for each package and version. */
export function shippedComponents(lock: Lock): Component[] {
  const shipped = Object.entries(lock.packages).filter(
    ([path, { dev, devOptional, link }]) => path.includes(packagePart) && !dev && !devOptional && !link,
  );
  const licenseOf = licenses(lock);
  const components = new Map<string, Component>();
  for (const [path, { version = "", integrity = "", ...locked }] of shipped) {
    const name = nameAt(path, locked);
    const needs = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }).flatMap((needed) => {
      const at = placeOf(lock, path, needed);
      return at === null ? [] : [refOf(nameAt(at, lock.packages[at]), lock.packages[at]?.version ?? "")];
    });
    const ref = refOf(name, version);
    components.set(ref, { ref, name, version, license: licenseOf(name), integrity, needs: [...new Set(needs)].sort() });
  }
  return [...components.values()].sort((a, b) => (a.ref < b.ref ? -1 : 1));
}

function nameAt(path: string, locked: Locked | undefined): string {
  return locked?.name ?? path.slice(path.lastIndexOf(packagePart) + packagePart.length);
}

/** As npm finds it: beside, then further up. */
function placeOf({ packages }: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf(packagePart)).replace(/\/$/, "")) {
    const path = `${folder === "" ? "" : `${folder}/`}${packagePart}${name}`;
    if (packages[path]) return path;
    if (!folder.includes(packagePart)) break;
  }
  return packages[packagePart + name] ? packagePart + name : null;
}

/** The lock says nothing of packages for systems it was never installed on: they are under what their siblings for others are under. */
function licenses({ packages }: Lock): (name: string) => string {
  const said = new Map<string, string>();
  const ofFamily = new Map<string, string>();
  for (const [path, locked] of Object.entries(packages)) {
    if (!locked.license) continue;
    said.set(nameAt(path, locked), locked.license);
    ofFamily.set(familyOf(nameAt(path, locked)), locked.license);
  }
  return (name) => said.get(name) ?? ofFamily.get(familyOf(name)) ?? readByUs[name] ?? "";
}

/** Licences that stand in a package's files and not in its manifest. */
const readByUs: Readonly<Record<string, string>> = { "png-js": "MIT" };

/** `@x/y-linux-x64-gnu` and `@x/y-darwin-arm64` are one family. */
function familyOf(name: string): string {
  return name
    .replace(/windows|win32|win|linuxmusl|linux|darwin|android|freebsd|openbsd|wasm32|wasi/g, "*")
    .replace(/(?:-\*)+/g, "-*")
    .replace(/(?:-(?:x64|arm64|arm|ia32|riscv64|ppc64|ppc64le|s390x|loong64|eabi|gnueabihf|musleabihf|gnu|musl|msvc))+$/, "");
}

function refOf(name: string, version: string): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/** CycloneDX 1.6; without a time of making, so that two who make it of the same lock can compare. */
export function billOf(lock: Lock) {
  const components = shippedComponents(lock);
  const self = `pkg:npm/sihai@${lock.version}`;
  const digest = createHash("sha256").update(JSON.stringify(components)).digest("hex");
  const [a, b, c, d, e] = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${[a, b, c, d, e].join("-")}`,
    version: 1,
    metadata: {
      component: {
        ...{ type: "application", "bom-ref": self, name: "sihai", version: lock.version, purl: self },
        licenses: [{ license: { id: "AGPL-3.0-or-later" } }],
      },
    },
    components: components.map(({ ref, name, version, license, integrity }) => {
      const [algorithm = "", base64 = ""] = integrity.split("-");
      return {
        ...{ type: "library", "bom-ref": ref, name, version, purl: ref },
        licenses: [/ (?:AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }],
        ...(base64 && {
          hashes: [{ alg: algorithm.replace("sha", "SHA-"), content: Buffer.from(base64, "base64").toString("hex") }],
        }),
      };
    }),
    dependencies: components.map(({ ref, needs }) => ({ ref, dependsOn: needs })),
  };
}

/** What npm installs, as the lock in the root says it. */
export function readLock(): Lock {
  return JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${JSON.stringify(billOf(readLock()), null, 1)}\n`);
