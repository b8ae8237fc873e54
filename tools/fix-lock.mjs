// npm leaves the packages of other platforms out of the lock when the registry at hand lacks them; `npm ci`
// then refuses the lock. This adds the missing optional entries, so that the lock holds on every platform.
import fs from "node:fs";

const file = "package-lock.json";
const lock = JSON.parse(fs.readFileSync(file, "utf8"));
const packages = lock.packages;

const systems = [
  "android",
  "darwin",
  "freebsd",
  "openbsd",
  "netbsd",
  "openharmony",
  "sunos",
  "aix",
  "linux",
  "win32",
  "windows",
  "win",
];
const processors = ["arm64", "x64", "ia32", "riscv64", "s390x", "ppc64", "loong64", "mips64el", "wasm32"];

function platformOf(name) {
  const os = systems.find((system) => name.includes(system));
  const cpu = processors.find((processor) => name.includes(processor)) ?? (/arm(?!64)/.test(name) ? "arm" : undefined);
  return {
    ...(os && { os: [os.startsWith("win") ? "win32" : os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(/musl/.test(name) ? { libc: ["musl"] } : /-gnu/.test(name) && os === "linux" ? { libc: ["glibc"] } : {}),
  };
}

function isListed(from, name) {
  for (let base = from; ; base = base.includes("/node_modules/") ? base.slice(0, base.lastIndexOf("/node_modules/")) : "") {
    if (packages[`${base ? `${base}/` : ""}node_modules/${name}`]) return true;
    if (!base) return false;
  }
}

for (const [path, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isListed(path, name)) continue;
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ""),
      ...(entry.dev !== undefined ? { dev: entry.dev } : {}),
      optional: true,
      ...platformOf(name),
    };
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
