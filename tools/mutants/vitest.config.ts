import { defineConfig } from "vitest/config";

/**
 * The specs of the rules as Stryker runs them: through Vite, as it must switch mutants on in modules it can load anew; the project's own
 * configuration leaves loading to Node, which keeps a module for as long as a worker lives.
 */
export default defineConfig({
  test: {
    include: ["packages/domain/src/**/*.spec.ts"],
    // Searches for the cheapest plan, which take as long as all the others and prove no price.
    exclude: ["**/node_modules/**", "packages/domain/src/plan/**", "**/second-opinion-plan.spec.ts"],
    testTimeout: 120_000,
  },
});
