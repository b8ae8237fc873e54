import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunch } from "./tools/chromium-launch.ts";
import { LongestFirst } from "./tools/longest-first.ts";
import { keepTemporaryInMemory } from "./tools/temporary-in-memory.ts";

keepTemporaryInMemory();

const onDatabase = ["apps/**/*.{db,api}.spec.ts"];
const inBrowser = ["apps/**/*.browser.spec.tsx", "packages/**/*.browser.spec.tsx"];
const inConsole = ["apps/console/**/*.browser.spec.tsx"];
/**
 * Loaded by Node itself, types stripped, as the server is: rewritten by Vite, a worker takes twenty seconds longer to begin and
 * calculates a quarter slower.
 */
const asNodeRunsIt = { viteModuleRunner: false, nodeLoader: false };
/** Bundled before the first spec: what is found on the way makes the page reload under the spec that asked for it. */
const bundledAhead = [
  "@hookform/resolvers/standard-schema",
  "@tanstack/react-query",
  "@tanstack/react-router",
  "@tanstack/react-table",
  "axe-core",
  "csv-parse/browser/esm/sync",
  "libphonenumber-js/min",
  "lucide-react",
  "qrcode",
  "react",
  "react-dom",
  "react-dom/client",
  "react-hook-form",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "yet-another-react-lightbox",
  "yet-another-react-lightbox/plugins/zoom",
  "zod/mini",
  "zustand",
  "zustand/middleware",
];

export default defineConfig({
  test: {
    // Two for each of two processors: a spec on the database waits a good part of its time.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Races run RACE_TRIALS times (testing/race.ts), and prices worked out PRICING_RUNS times, take as long as that takes.
    testTimeout: process.env.RACE_TRIALS || process.env.PRICING_RUNS ? 3_600_000 : 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          // Here and below the code is loaded once by each worker, not by each file, which took a third of the time.
          isolate: false,
          experimental: asNodeRunsIt,
          include: ["apps/**/*.spec.ts", "packages/**/*.spec.ts", "tools/**/*.spec.ts"],
          exclude: [...onDatabase, ...inBrowser, "**/node_modules/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          isolate: false,
          experimental: asNodeRunsIt,
          include: onDatabase,
          globalSetup: "apps/server/testing/start-postgres.ts",
          setupFiles: "apps/server/testing/close-worlds.ts",
        },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        optimizeDeps: { include: bundledAhead },
        // A build leaves the reader of rate cards out of the apps; module by module it comes along, and wants its half for browsers.
        resolve: { alias: { "csv-parse/sync": "csv-parse/browser/esm/sync" } },
        test: {
          name: "components",
          // After the others, not beside them: browsers for two take both processors, and what is timed elsewhere would be late.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          isolate: false,
          setupFiles: ["packages/ui/testing/quiet-console.ts", "packages/ui/testing/same-screen.ts"],
          include: inBrowser,
          testTimeout: 60_000,
          // As for the journeys: counted and named (tools/test-outcome.mjs), not hidden. What has no browser is tried once.
          retry: 1,
          // The first page of a spec comes with its code, as slowly as a busy computer gives it.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunch,
              actionTimeout: 10_000,
              // Without sliding and fading: a spec is not slower for them, and hits what it aims at.
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [
              { browser: "chromium", name: "phone", viewport: { width: 390, height: 844 }, exclude: inConsole },
              { browser: "chromium", name: "desk", viewport: { width: 1024, height: 768 }, include: inConsole },
            ],
          },
        },
      },
    ],
  },
});
