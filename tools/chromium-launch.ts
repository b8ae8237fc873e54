import { installedChromium } from "./ensure-chromium.mjs";

/** How specs and journeys start Chromium: the one that is here, asking the network for nothing of its own. */
export const chromiumLaunch = {
  executablePath: installedChromium() ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
