import { useState } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../src/form/Button.tsx";
import { Gallery } from "../src/overlay/Gallery.tsx";
import { confirmBox } from "../src/overlay/message-box.ts";
import { markOf, windowOfPages } from "../src/overlay/pages-window.ts";
import { Sheet } from "../src/overlay/Sheet.tsx";
import { render } from "../testing/index.ts";

const arrived = vi.fn();
beforeAll(() => windowOfPages.addEventListener("popstate", arrived));

function PageWithSheet({ onClose = () => undefined }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet
        open={open}
        onClose={close}
        title="Ways"
        footer={
          <>
            <Button onClick={() => void confirmBox({ title: "Sure?" })}>Ask</Button>
            <Button
              onClick={() => {
                close();
                windowOfPages.history.pushState({ at: "next" }, "", "?page=next");
              }}
            >
              Elsewhere
            </Button>
          </>
        }
      >
        <p>Ways to go</p>
      </Sheet>
    </>
  );
}

/** The kit's own sheet again, in two stages: closing leads from the second to the first. */
function TwoStages() {
  const [stage, setStage] = useState(0);
  return (
    <>
      <Button onClick={() => setStage(2)}>Open</Button>
      <Sheet open={stage > 0} onClose={() => setStage(stage - 1)} title={`Stage ${stage}`}>
        <p>Here</p>
      </Sheet>
    </>
  );
}

const opener = page.getByRole("button", { name: "Open" });
const sheet = page.getByRole("dialog", { name: "Ways" });
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));
const search = () => new URLSearchParams(location.search).get("page");

async function onPage(name: string) {
  windowOfPages.history.pushState({ at: name }, "", `?page=${name}`);
  await settled();
}

beforeEach(async () => {
  await onPage("before");
  await onPage("own");
  arrived.mockClear();
});

async function back() {
  history.back();
  await settled();
}

describe("a step back", () => {
  it("closes the sheet and leaves the page where it is; the next leaves the page", async () => {
    const closed = vi.fn();
    await render(<PageWithSheet onClose={closed} />);
    await opener.click();
    await settled();
    await back();
    await expect.element(sheet).not.toBeInTheDocument();
    expect([search(), closed.mock.calls.length, arrived.mock.calls.length]).toEqual(["own", 1, 0]);
    await expect.element(opener).toHaveFocus();
    await back();
    expect([search(), arrived.mock.calls.length]).toEqual(["before", 1]);
  });

  it("closes one of two, the one on top", async () => {
    await render(<PageWithSheet />);
    await opener.click();
    await page.getByRole("button", { name: "Ask" }).click();
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
    await settled();
    await back();
    await expect.element(page.getByText("Sure?")).not.toBeInTheDocument();
    await expect.element(sheet).toBeVisible();
    await back();
    await expect.element(sheet).not.toBeInTheDocument();
    expect([search(), arrived.mock.calls.length]).toEqual(["own", 0]);
  });

  it("closes the picture viewer", async () => {
    await render(<Gallery pictures={[{ src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>", alt: "Shoe" }]} />);
    await page.getByRole("button", { name: /Shoe/ }).click();
    const viewer = page.getByRole("dialog", { name: "Picture viewer" });
    await expect.element(viewer).toBeVisible();
    await settled();
    await back();
    await expect.element(viewer).not.toBeInTheDocument();
    expect(search()).toBe("own");
  });

  it("leads through a sheet of two stages one by one", async () => {
    await render(<TwoStages />);
    await opener.click();
    await settled();
    await back();
    await expect.element(page.getByRole("dialog", { name: "Stage 1" })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await back();
    await expect.element(page.getByText("Here")).not.toBeInTheDocument();
    expect(search()).toBe("own");
  });
});

describe("what was closed another way", () => {
  it.each([
    ["its button", () => page.getByRole("button", { name: "Close" }).click()],
    ["Esc", () => userEvent.keyboard("{Escape}")],
  ])("by %s leaves no step behind, and a step forward does not open it again", async (_, close) => {
    await render(<PageWithSheet />);
    await opener.click();
    await settled();
    await close();
    await expect.element(sheet).not.toBeInTheDocument();
    await settled();
    history.forward();
    await settled();
    expect(sheet.elements()).toEqual([]);
    await back();
    expect([search(), arrived.mock.calls.length]).toEqual(["before", 1]);
  });

  it.each(["at once", "while its step is on its way out"])("and gone back from %s leaves the page", async (when) => {
    await render(<PageWithSheet />);
    await opener.click();
    await settled();
    (page.getByRole("button", { name: "Close" }).element() as HTMLElement).click();
    if (when !== "at once") await new Promise((resolve) => setTimeout(resolve));
    history.back();
    await expect.poll(search).toBe("before");
    await settled();
    expect([search(), arrived.mock.calls.length]).toEqual(["before", 1]);
  });

  it("by the browser itself is closed for its owner, once", async () => {
    const closed = vi.fn();
    await render(<PageWithSheet onClose={closed} />);
    await opener.click();
    await settled();
    (sheet.element() as HTMLDialogElement).close();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    await settled();
    expect(closed).toHaveBeenCalledTimes(1);
    await back();
    expect(search()).toBe("before");
  });

  it("by going to another page leads back to its own page in one step", async () => {
    await render(<PageWithSheet />);
    await opener.click();
    await settled();
    await page.getByRole("button", { name: "Elsewhere" }).click();
    await expect.poll(search).toBe("next");
    await settled();
    await back();
    expect(search()).toBe("own");
    await back();
    expect(search()).toBe("before");
  });
});

describe("a page with a sheet over it", () => {
  it("keeps the address that was written meanwhile", async () => {
    await render(<PageWithSheet />);
    await opener.click();
    await settled();
    windowOfPages.history.replaceState({ at: "own" }, "", "?page=chosen");
    await page.getByRole("button", { name: "Close" }).click();
    await settled();
    expect([search(), windowOfPages.history.state]).toEqual(["chosen", { at: "own" }]);
    await back();
    expect(search()).toBe("before");
  });

  it("loaded anew keeps the address that was written meanwhile", async () => {
    // What stands in the browser's history when a page is loaded while its sheet is open: the step has the newer address.
    history.replaceState({ at: "own", over: { page: "loaded", depth: 0 } }, "");
    history.pushState({ at: "own", over: { page: "loaded", depth: 1 } }, "", "?page=chosen");
    windowOfPages.addEventListener("popstate", () => undefined);
    await settled();
    expect([search(), markOf(history.state)?.depth]).toEqual(["chosen", 0]);
    await back();
    expect(search()).toBe("before");
  });

  it("is left by the app's own way back at once", async () => {
    await render(<PageWithSheet />);
    await opener.click();
    await settled();
    windowOfPages.history.back();
    await expect.poll(search).toBe("before");
  });
});
