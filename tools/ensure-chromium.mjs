// Finds a Chromium for component specs and journeys, or brings one: the system's, Playwright's own download, or the system's packages.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const known = [
  process.env.CHROMIUM_PATH,
  // The same engine without a window: a fifth less work for each page than the whole browser with its window hidden.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Path of a Chromium that is here already; undefined when there is none. */
export function installedChromium() {
  return known.find((path) => path && existsSync(path));
}

/** Path of a Chromium. Throws, saying what to install, when none can be had. */
export function ensureChromium() {
  const found = installedChromium();
  if (found) return found;
  if (process.platform === "linux" && process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log("installing Chromium from the system's packages …");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    for (const browser of ["chromium-headless-shell", "chromium"]) {
      spawnSync("apt-get", ["install", "-y", "-qq", browser, "fonts-noto-cjk"], { stdio: ["ignore", "ignore", "inherit"] });
      if (installedChromium()) return installedChromium();
    }
  }
  console.log("downloading Chromium with Playwright …");
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], { stdio: "inherit" });
  const script = 'import("@playwright/test").then(({ chromium }) => console.log(chromium.executablePath()))';
  const path = execFileSync(process.execPath, ["-e", script], { encoding: "utf8" }).trim();
  if (existsSync(path)) return path;
  throw new Error(
    "The specs of components and the journeys need Chromium: install it with your system's package manager, or set CHROMIUM_PATH.",
  );
}
