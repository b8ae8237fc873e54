import { render } from "@sihai/ui/testing";
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { usePageSearch } from "../src/shell/page-search.ts";

it("a page that is being left keeps its own parameters while the next one comes", async () => {
  const seen: (string | undefined)[] = [];
  function Plan() {
    seen.push(usePageSearch("/package/plan/detail").planId);
    return <p>plan</p>;
  }
  const root = createRootRoute();
  const plan = createRoute({ getParentRoute: () => root, path: "/en/package/plan/detail", component: Plan });
  const submit = createRoute({
    getParentRoute: () => root,
    path: "/en/order/in-storage/submit",
    // Its code comes slowly.
    loader: () => new Promise((come) => setTimeout(come, 200)),
    component: () => <p>submit</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([plan, submit]),
    history: createMemoryHistory({ initialEntries: ["/en/package/plan/detail?planId=7"] }),
  });
  const { host } = await render(<RouterProvider router={router as never} />);
  await expect.poll(() => host.textContent).toContain("plan");
  router.history.push("/en/package/plan/detail?planId=8");
  await expect.poll(() => seen.at(-1)).toBe("8");
  router.history.push("/en/order/in-storage/submit?itemIds=8,16");
  await expect.poll(() => host.textContent).toContain("submit");
  // Without its number it would plan anew, and put that plan into the place of the form.
  expect(new Set(seen)).toEqual(new Set(["7", "8"]));
});
