import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunch } from "../tools/chromium-launch.ts";

const port = Number(process.env.E2E_PORT ?? 18_080);
// The config is read by every worker; the folder is made once and handed on.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "sihai-journeys-"));
const { defaultBrowserType, ...phone } = devices["iPhone 14"];

export default defineConfig({
  testDir: ".",
  // The books are audited when everything else has been walked through.
  projects: [
    { name: "journeys", testMatch: "*.e2e.ts", testIgnore: "audit.e2e.ts" },
    { name: "audit", testMatch: "audit.e2e.ts", dependencies: ["journeys"] },
  ],
  outputDir: "../test-results",
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 1,
  retries: 0,
  reporter: process.env.JOURNEY_REPORT ? [["list"], ["json", { outputFile: process.env.JOURNEY_REPORT }]] : [["list"]],
  use: {
    ...phone,
    viewport: { width: 390, height: 844 },
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: chromiumLaunch,
  },
  webServer: {
    command: `${process.execPath} apps/server/src/entry/main.ts`,
    cwd: "..",
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: "warn" },
    // A busy machine takes a minute for what is otherwise done in eight seconds.
    timeout: 150_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
