import { defineConfig } from "vitest/config";

const onDatabase = ["apps/**/*.{db,api}.spec.ts"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Races run RACE_TRIALS times (testing/race.ts) take as long as that takes.
    testTimeout: process.env.RACE_TRIALS ? 3_600_000 : 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: ["apps/**/*.spec.{ts,tsx}", "packages/**/*.spec.{ts,tsx}", "tools/**/*.spec.ts"],
          exclude: [...onDatabase, "**/node_modules/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: onDatabase,
          globalSetup: "apps/server/testing/start-postgres.ts",
        },
      },
    ],
  },
});
