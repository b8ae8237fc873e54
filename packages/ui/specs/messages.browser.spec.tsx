import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { notify, toast, toastFailure, toastLoading, toastSuccess } from "../src/overlay/toast.ts";
import { cutOff, render, violations } from "../testing/index.ts";

describe("a message", () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  it.each([
    ["a word in passing", "status", () => toast("Kept")],
    ["a success", "status", () => toastSuccess("Kept")],
    ["a failure", "alert", () => toastFailure("Kept")],
    ["a notice", "status", () => notify("Kept")],
  ] as const)("that is %s is read aloud as %s, above the page, and goes by itself", async (_, role, say) => {
    const { host } = await render(<p>Page</p>);
    say();
    const message = page.getByRole(role).getByText("Kept");
    await expect.element(message).toBeVisible();
    await expect.element(message).toBeInViewport();
    expect(await violations(host)).toEqual([]);
    await expect.element(message, { timeout: 15_000 }).not.toBeInTheDocument();
  });

  it("that it is done takes the place of the failure before it, and leaves other words", async () => {
    await render(<p>Page</p>);
    toast("Copied");
    toastFailure("Not saved");
    await expect.element(page.getByRole("alert").getByText("Not saved")).toBeVisible();
    toastSuccess("Saved");
    await expect.element(page.getByRole("status").getByText("Saved", { exact: true })).toBeVisible();
    expect(page.getByText("Not saved").elements()).toEqual([]);
    expect(page.getByText("Copied").elements()).toHaveLength(1);
  });

  it("of work under way stays until it is closed", async () => {
    await render(<p>Page</p>);
    const close = toastLoading("Sending");
    closers.push(close);
    await expect.element(page.getByRole("status").getByText("Sending")).toBeVisible();
    close();
    await expect.element(page.getByText("Sending")).not.toBeInTheDocument();
  });

  it("said while the first page is still drawn beside the document is seen once it stands in it", async () => {
    const { host } = await render(<p>Page</p>);
    const place = host.parentElement;
    host.remove();
    closers.push(toastLoading("You are logged in"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    place?.append(host);
    await expect.element(page.getByRole("status").getByText("You are logged in")).toBeVisible();
  });

  it("lets presses through to the page beneath, and stands inside it however long its words", async () => {
    const { host } = await render(
      <button type="button" className="fixed inset-0" onClick={(event) => event.currentTarget.setAttribute("data-hit", "")}>
        Page
      </button>,
    );
    closers.push(toastLoading("Kraftfahrzeughaftpflichtversicherung".repeat(4)));
    const bubble = page.getByText("Kraftfahrzeug");
    await expect.element(bubble).toBeVisible();
    const { left, right, top, height } = bubble.element().getBoundingClientRect();
    expect([left >= 0, right <= innerWidth]).toEqual([true, true]);
    const under = document.elementFromPoint((left + right) / 2, top + height / 2);
    expect(under).toBe(host.querySelector("button"));
    expect(cutOff(host)).toEqual([]);
  });

  it("of which many come at once is one of the last three", async () => {
    await render(<p>Page</p>);
    for (const word of ["one", "two", "three", "four"]) notify(word);
    await expect.element(page.getByText("four")).toBeVisible();
    const [first, second] = ["one", "two"].map((word) => page.getByText(word).query());
    expect([first === null, second === null]).toEqual([true, false]);
  });
});
