// Finds or brings the browsers, Chromium first; the last line of what it says is their paths, as variables of the environment.
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensureOtherBrowsers } from "./ensure-other-browsers.mjs";

const CHROMIUM_PATH = ensureChromium();
console.log(JSON.stringify({ CHROMIUM_PATH, ...ensureOtherBrowsers() }));
