import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["apps/**/*.spec.{ts,tsx}", "packages/**/*.spec.{ts,tsx}", "tools/**/*.spec.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
