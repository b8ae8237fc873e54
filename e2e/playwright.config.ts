import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunch } from "../tools/chromium-launch.ts";
import { keepTemporaryInMemory } from "../tools/temporary-in-memory.ts";

keepTemporaryInMemory();

const port = Number(process.env.E2E_PORT ?? 18_080);
// The config is read by every worker; the folders are made once and handed on.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "sihai-journeys-"));
/** Each with its database, its outside world and its clock; the demo's people are in both. */
const servers = {
  shared: { port, dataDir: join(process.env.E2E_DATA_DIR, "shared") },
  alone: { port: port + 12, dataDir: join(process.env.E2E_DATA_DIR, "alone") },
};
/** Not beside another journey, and with a server of their own. */
const alone =
  /(?:audit|change-parcel|hostile-writes|packing|receiving|return|session|terms-changed|weeks-later|whole-journey|withdrawal)\.e2e\.ts$/;
/** What newcomers with other engines do: those that the system has, at the paths `npm test` has found. */
const elsewhere = { webkit: /\/(?:first-purchase|parcel-submit|tour)\.e2e\.ts$/, firefox: /\/first-purchase\.e2e\.ts$/ };
const { defaultBrowserType, ...iPhone } = devices["iPhone 14"];
/** One dot a pixel: without a graphics card each frame is painted by the processor, and nine times the dots show nothing more. */
const phone = { ...iPhone, deviceScaleFactor: 1 };
const systemFirefox = {
  browserName: "firefox" as const,
  channel: "moz-firefox",
  isMobile: false,
  launchOptions: {
    executablePath: resolve("tools/firefox-for-playwright.mjs"),
    firefoxUserPrefs: { "general.useragent.override": devices["Pixel 7"].userAgent, "ui.primaryPointerCapabilities": 1 },
  },
};

export default defineConfig({
  testDir: ".",
  projects: [
    // These move everybody's clock, take what lies on a shelf or in Mei's wallet, write into everything, or change how she is spoken to. They come first: one at a
    // time, they would be what everything waits for at the end.
    {
      name: "alone",
      testMatch: alone,
      testIgnore: "audit.e2e.ts",
      workers: 1,
      use: { baseURL: `http://localhost:${servers.alone.port}` },
    },
    // Each thing of these is its own: made by the journey, or nobody else's.
    { name: "journeys", testMatch: "*.e2e.ts", testIgnore: alone },
    ...(process.env.WEBKIT_PATH
      ? [{ name: "webkit", testMatch: elsewhere.webkit, use: { browserName: "webkit" as const } }]
      : []),
    ...(process.env.FIREFOX_PATH ? [{ name: "firefox", testMatch: elsewhere.firefox, use: systemFirefox }] : []),
    // The books are audited when everything else has been walked through.
    { name: "audit", testMatch: "audit.e2e.ts", dependencies: ["alone", "journeys"] },
  ],
  outputDir: "../test-results",
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Two processors, and one more: a journey waits a sixth of its time at the least.
  workers: 3,
  // A busy machine's browser is late now and then: what holds at the second try only is named in the run's last lines.
  retries: 1,
  reporter: process.env.JOURNEY_REPORT ? [["list"], ["json", { outputFile: process.env.JOURNEY_REPORT }]] : [["list"]],
  use: {
    ...phone,
    viewport: { width: 390, height: 844 },
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    // It stands between a page and what a journey answers in the server's place; the journey of it brings it back.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // A film of every page costs as much as the page: it is made when asked for.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: chromiumLaunch,
  },
  webServer: {
    // One after the other, as a list of them is started, the second would begin when the first has filled its demo.
    command: `${process.execPath} e2e/support/servers.ts`,
    cwd: "..",
    env: { JOURNEY_SERVERS: JSON.stringify(Object.values(servers)) },
    wait: { stdout: /all ready/ },
    // A busy machine takes a minute and more for what is otherwise done in twelve seconds.
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stderr: "pipe",
  },
});
