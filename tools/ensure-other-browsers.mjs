// Finds the system's WebKit and Firefox for the journeys that are walked in more engines than one, or brings them from its packages.
// Neither is asked for as Chromium is: where they cannot be had, one line says so, and the journeys are walked in Chromium alone.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What opens a window of WebKit, the screen it opens on, and what sets its size. */
const webkitPackages = ["libwebkit2gtk-4.1-0", "xvfb", "xdotool"];

/** Paths of the browsers that there are: for `WEBKIT_PATH` and `FIREFOX_PATH`. */
export function ensureOtherBrowsers() {
  const missing = [...(webkitPath() ? [] : webkitPackages), ...(firefoxPath() ? [] : ["firefox-esr"])];
  if (missing.length > 0) bring(missing);
  const found = { WEBKIT_PATH: webkitPath(), FIREFOX_PATH: firefoxPath() };
  if (!found.WEBKIT_PATH) console.log("this system has no WebKit: its journeys are left out");
  if (!found.FIREFOX_PATH) console.log("this system has no Firefox: its journey is left out");
  return Object.fromEntries(Object.entries(found).filter(([, path]) => path));
}

function webkitPath() {
  if (process.platform !== "linux" || !onPath("Xvfb") || !onPath("xdotool")) return undefined;
  if (process.env.WEBKIT_PATH) return process.env.WEBKIT_PATH;
  const folders = ["/usr/lib", "/usr/libexec"].filter((folder) => existsSync(folder));
  const inside = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return [...folders, ...inside].map((folder) => join(folder, "webkit2gtk-4.1", "MiniBrowser")).find((path) => existsSync(path));
}

function firefoxPath() {
  return process.env.FIREFOX_PATH ?? onPath("firefox-esr") ?? onPath("firefox");
}

function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function bring(packages) {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
  console.log(`installing ${packages.join(", ")} from the system's packages …`);
  const quiet = { stdio: ["ignore", "ignore", "ignore"], timeout: 300_000 };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quiet);
}
