import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EmptyState } from "../src/feedback/EmptyState.tsx";
import { ErrorState } from "../src/feedback/ErrorState.tsx";
import { SkeletonBlock, SkeletonCard, SkeletonList } from "../src/feedback/Skeleton.tsx";
import { SkeletonBox, SkeletonLine, SkeletonPage } from "../src/feedback/SkeletonPage.tsx";
import { InfiniteList } from "../src/layout/InfiniteList.tsx";
import { render, violations } from "../testing/index.ts";

type State = { items?: string[]; pending?: boolean; failed?: boolean; hasMore?: boolean; loadingMore?: boolean };

function list(state: State, more = vi.fn(), reload = vi.fn()) {
  const { items = [], pending = false, failed = false, hasMore = false, loadingMore = false } = state;
  return (
    <InfiniteList
      items={items}
      keyOf={(item) => item}
      pending={pending}
      failed={failed}
      hasMore={hasMore}
      loadingMore={loadingMore}
      onMore={more}
      onReload={reload}
    >
      {(item) => <p style={{ height: 100 }}>{item}</p>}
    </InfiniteList>
  );
}
const items = Array.from({ length: 30 }, (_, at) => `Parcel ${at + 1}`);

describe("a list that grows", () => {
  it("while its first page is on the way says so, once", async () => {
    const { host } = await render(list({ pending: true }));
    await expect.element(page.getByRole("status", { name: "loading..." })).toBeVisible();
    expect(await violations(host)).toEqual([]);
  });

  it("that is empty says so", async () => {
    await render(list({}));
    await expect.element(page.getByText("no data")).toBeVisible();
  });

  it("whose first page failed says so, and loads again", async () => {
    const reload = vi.fn();
    const { host } = await render(list({ failed: true }, vi.fn(), reload));
    await expect.element(page.getByRole("alert").getByText("load failed, please reload")).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await violations(host)).toEqual([]);
  });

  it("asks for the next page as its end comes near, not before, and once", async () => {
    const more = vi.fn();
    await render(list({ items, hasMore: true }, more));
    await expect.element(page.getByText("Parcel 1", { exact: true })).toBeVisible();
    expect(more).not.toHaveBeenCalled();
    scrollTo(0, document.documentElement.scrollHeight);
    await vi.waitFor(() => expect(more).toHaveBeenCalledTimes(1));
    await expect.element(page.getByRole("status").getByText("loading...")).toBeVisible();
    scrollTo(0, 0);
  });

  it("asks nothing while a page is on the way", async () => {
    const more = vi.fn();
    await render(list({ items: items.slice(0, 2), hasMore: true, loadingMore: true }, more));
    await expect.element(page.getByText("loading...")).toBeVisible();
    await new Promise(requestAnimationFrame);
    expect(more).not.toHaveBeenCalled();
  });

  it("whose next page failed keeps what it has, stops asking, and tries again by a button", async () => {
    const more = vi.fn();
    const { host } = await render(list({ items: items.slice(0, 2), hasMore: true, failed: true }, more));
    await expect.element(page.getByText("Parcel 2")).toBeVisible();
    expect(more).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "load failed, click to reload" })).toHaveFocus();
    await userEvent.keyboard(" ");
    expect(more).toHaveBeenCalledTimes(1);
    expect(await violations(host)).toEqual([]);
  });

  it("says where it ends", async () => {
    await render(list({ items: items.slice(0, 2) }));
    await expect.element(page.getByRole("status").getByText("No more")).toBeVisible();
  });
});

describe("nothing here", () => {
  it("has one sentence and one way on", async () => {
    const visit = vi.fn();
    const { host, rerender } = await render(<EmptyState text="No parcels yet" action={{ label: "Shop", href: "/shop" }} />, {
      onVisit: visit,
    });
    await expect.element(page.getByText("No parcels yet")).toBeVisible();
    await page.getByRole("link", { name: "Shop" }).click();
    expect(visit).toHaveBeenCalledWith("/shop");
    const press = vi.fn();
    rerender(<EmptyState picture="heart" action={{ label: "Try", onClick: press }} />);
    await page.getByRole("button", { name: "Try" }).click();
    expect(press).toHaveBeenCalledTimes(1);
    expect(page.getByRole("img").elements()).toEqual([]);
    expect(await violations(host)).toEqual([]);
  });
});

describe("a failed page", () => {
  it("while it loads again is busy and takes no second press", async () => {
    const reload = vi.fn();
    await render(<ErrorState text="The line is down" onReload={reload} pending />);
    await expect.element(page.getByRole("alert").getByText("The line is down")).toBeVisible();
    const button = page.getByRole("button", { name: "Reload" });
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    await button.click({ force: true });
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("a skeleton", () => {
  it("is read once, however many cards it draws, and its grey blocks not at all", async () => {
    const { host } = await render(
      <>
        <SkeletonList cards={3} lines={2} picture />
        <SkeletonCard />
        <SkeletonBlock className="h-8 w-20" />
      </>,
      { language: "zh" },
    );
    expect(page.getByRole("status", { name: "加载中…" }).elements()).toHaveLength(1);
    expect(host.querySelectorAll(".skeleton").length).toBe(3 * 3 + 3 + 1);
    expect([...host.querySelectorAll(".skeleton")].every((block) => block.closest("[aria-hidden=true]"))).toBe(true);
    expect(await violations(host)).toEqual([]);
  });

  it("in the shape of a page is read once, and grows with the reader's text", async () => {
    const { host } = await render(
      <SkeletonPage>
        <SkeletonBox>
          <SkeletonLine height={7} width="40%" />
          <SkeletonLine height={5} />
        </SkeletonBox>
      </SkeletonPage>,
      { language: "zh" },
    );
    expect(page.getByRole("status", { name: "加载中…" }).elements()).toHaveLength(1);
    const [title, text] = [...host.querySelectorAll<HTMLElement>(".skeleton")].map((block) => block.parentElement);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    expect(title?.getBoundingClientRect().height).toBeCloseTo((7 / 4) * rem, 0);
    expect(text?.getBoundingClientRect().height).toBeCloseTo((5 / 4) * rem, 0);
    expect(await violations(host)).toEqual([]);
  });
});
