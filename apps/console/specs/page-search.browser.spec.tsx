import { render } from "@sihai/ui/testing";
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { usePageSearch } from "../src/shell/page-search.ts";

it("a page of the console that is being left keeps its own parameters while the next one comes", async () => {
  const seen: (string | undefined)[] = [];
  function Claims() {
    seen.push(usePageSearch("/claims")[0].q);
    return <p>claims</p>;
  }
  const root = createRootRoute();
  const claims = createRoute({ getParentRoute: () => root, path: "/claims", component: Claims });
  const orders = createRoute({
    getParentRoute: () => root,
    path: "/orders",
    // Its code comes slowly.
    loader: () => new Promise((come) => setTimeout(come, 200)),
    component: () => <p>orders</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([claims, orders]),
    history: createMemoryHistory({ initialEntries: ["/claims?q=CL100001"] }),
  });
  const { host } = await render(<RouterProvider router={router as never} />);
  await expect.poll(() => host.textContent).toContain("claims");
  router.history.push("/claims?q=CL100002");
  await expect.poll(() => seen.at(-1)).toBe("CL100002");
  router.history.push("/orders?q=DG010000017");
  await expect.poll(() => host.textContent).toContain("orders");
  // With the order's number it would search claims for it.
  expect(new Set(seen)).toEqual(new Set(["CL100001", "CL100002"]));
});
