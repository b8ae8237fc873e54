import { Suspense, use, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../src/form/Button.tsx";
import { confirmBox, type PromptQuestion, promptBox } from "../src/overlay/message-box.ts";
import { Sheet } from "../src/overlay/Sheet.tsx";
import { toast } from "../src/overlay/toast.ts";
import { cutOff, render, violations } from "../testing/index.ts";

function PageWithSheet({ onClose = () => undefined, lines = 1 }: { onClose?: () => void; lines?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
        title="Ways"
        footer={<Button onClick={() => toast("Taken")}>Take</Button>}
      >
        {Array.from({ length: lines }, (_, at) => (
          <p key={`line-${at + 1}`}>Line {at + 1}</p>
        ))}
      </Sheet>
    </>
  );
}

/** A page that gives way to its skeleton until the promise is kept. */
function PageThatWaits({ waited }: { waited: Promise<void> }) {
  const [isWaiting, setWaiting] = useState(false);
  if (isWaiting) use(waited);
  return (
    <Sheet open onClose={() => undefined} title="Ways" footer={<Button onClick={() => setWaiting(true)}>Narrow</Button>}>
      <p>Line</p>
    </Sheet>
  );
}

const opener = page.getByRole("button", { name: "Open" });
const sheet = page.getByRole("dialog", { name: "Ways" });
const closer = page.getByRole("button", { name: "Close" });

describe("a sheet", () => {
  it("takes the focus, keeps it, and gives it back to what opened it", async () => {
    const { host } = await render(<PageWithSheet />);
    await opener.click();
    await expect.element(sheet).toBeVisible();
    await expect.element(closer).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Take" })).toHaveFocus();
    await userEvent.tab();
    expect(document.activeElement).not.toBe(opener.element());
    expect(await violations(host)).toEqual([]);
    await closer.click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it("is there again when its page comes back from behind its skeleton", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await render(
      <Suspense fallback={<p>Coming</p>}>
        <PageThatWaits waited={promise} />
      </Suspense>,
      { shipped: true },
    );
    await page.getByRole("button", { name: "Narrow" }).click();
    await expect.element(page.getByText("Coming")).toBeVisible();
    resolve();
    await expect.element(page.getByText("Coming")).not.toBeInTheDocument();
    expect(sheet.element().matches(":modal")).toBe(true);
  });

  it.each([
    ["with Esc", () => userEvent.keyboard("{Escape}")],
    ["with a press beside it", () => sheet.click({ position: { x: 100, y: -200 }, force: true })],
    ["with its button", () => closer.click()],
  ])("closes %s, once", async (_, close) => {
    const closed = vi.fn();
    await render(<PageWithSheet onClose={closed} />);
    await opener.click();
    await expect.element(closer).toHaveFocus();
    await close();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(closed).toHaveBeenCalledTimes(1);
    await expect.element(opener).toHaveFocus();
  });

  it("takes the second of two taps on its opener for neither its backdrop nor its own button", async () => {
    const closed = vi.fn();
    await render(<PageWithSheet onClose={closed} />);
    const place = opener.element().getBoundingClientRect();
    const tap = (target: Element) => {
      target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
      target.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: place.x, clientY: place.y }),
      );
    };
    tap(opener.element());
    await expect.poll(() => sheet.elements().length).toBe(1);
    tap(sheet.element());
    tap(page.getByRole("button", { name: "Take" }).element());
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(closed).not.toHaveBeenCalled();
    expect(page.getByText("Taken").elements()).toEqual([]);
    tap(page.getByRole("button", { name: "Take" }).element());
    await expect.element(page.getByText("Taken")).toBeVisible();
  });

  it.each([
    ["of a finger", "touch", 1, 200],
    ["of a mouse", "mouse", 2, 400],
  ] as const)(
    "takes the second of two taps on a button that closes it for nothing beneath, %s",
    async (_, pointerType, detail, at) => {
      const beneath = vi.fn();
      await render(<Button onClick={beneath}>Beneath</Button>);
      const answer = confirmBox({ title: "Delete the address?", confirmText: "Delete", danger: true });
      const confirm = page.getByRole("button", { name: "Delete" });
      await expect.element(confirm).toBeVisible();
      const press = (target: Element, nth: number) => {
        target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType }));
        target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: nth, clientX: at, clientY: at }));
      };
      press(confirm.element(), 1);
      expect(await answer).not.toBeNull();
      press(page.getByText("Beneath").element(), detail);
      expect(beneath).not.toHaveBeenCalled();
      await new Promise((resolve) => setTimeout(resolve, 400));
      press(page.getByText("Beneath").element(), 1);
      expect(beneath).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ["closes when it is pulled down far", 120, 1],
    ["stays when it is pulled a little", 40, 0],
  ])("%s", async (_, px, times) => {
    const closed = vi.fn();
    await render(<PageWithSheet onClose={closed} />);
    await opener.click();
    await expect.element(closer).toHaveFocus();
    const handle = page.getByRole("heading", { name: "Ways" });
    // Where it stands is read twice, before the pull and for its end: both once it has come up.
    const sheet = page.getByRole("dialog").element();
    await vi.waitFor(() => expect(sheet.getAnimations().filter((each) => each.playState === "running")).toEqual([]));
    await userEvent.dragAndDrop(handle, handle, {
      sourcePosition: { x: 5, y: 5 },
      targetPosition: { x: 5, y: 5 + px },
      force: true,
    });
    expect(closed).toHaveBeenCalledTimes(times);
  });

  it("that is longer than the screen scrolls by keyboard, with its buttons in sight", async () => {
    await render(<PageWithSheet lines={80} />);
    await opener.click();
    const list = page.getByRole("region", { name: "Ways" });
    await expect.element(list).toHaveAttribute("tabindex", "0");
    await userEvent.tab();
    await expect.element(list).toHaveFocus();
    await userEvent.keyboard("{PageDown}");
    await vi.waitFor(() => expect(list.element().scrollTop).toBeGreaterThan(0));
    const take = page.getByRole("button", { name: "Take" }).element();
    await vi.waitFor(() => expect(take.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  });

  it("shows messages above itself, where they are read aloud", async () => {
    await render(<PageWithSheet />);
    await opener.click();
    await page.getByRole("button", { name: "Take" }).click();
    await expect.element(sheet.getByRole("status").getByText("Taken")).toBeVisible();
  });
});

const box = page.getByRole("alertdialog");

describe("a question", () => {
  it("takes the focus, is answered by its buttons, and gives the focus back", async () => {
    const { host } = await render(<Button>Before</Button>);
    await page.getByRole("button", { name: "Before" }).click();
    const answer = confirmBox({
      title: "Cancel the parcel?",
      text: "It cannot be undone",
      confirmText: "Cancel it",
      danger: true,
    });
    await expect.element(page.getByRole("alertdialog", { name: "Cancel the parcel?" })).toBeVisible();
    await expect.element(page.getByText("It cannot be undone")).toBeVisible();
    expect(box.element().contains(document.activeElement)).toBe(true);
    expect(await violations(host)).toEqual([]);
    await page.getByRole("button", { name: "Cancel it" }).click();
    expect(await answer).toBe(true);
    await expect.element(page.getByRole("button", { name: "Before" })).toHaveFocus();
  });

  it("does nothing dangerous when Enter is pressed at once", async () => {
    await render(<Button>Before</Button>);
    const answer = confirmBox({ title: "Delete the address?", danger: true });
    await expect.element(box).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(await answer).toBe(false);
  });

  it("is denied with Esc", async () => {
    await render(<Button>Before</Button>);
    const answer = confirmBox({ title: "Leave the page?" });
    await expect.element(box).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(await answer).toBe(false);
    await expect.element(page.getByRole("heading", { name: "Leave the page?" })).not.toBeInTheDocument();
  });

  it("that comes after another takes its place, and the first is denied", async () => {
    await render(<Button>Before</Button>);
    const first = confirmBox({ title: "First?" });
    await expect.element(page.getByText("First?")).toBeVisible();
    const second = confirmBox({ title: "Second?" });
    expect(await first).toBe(false);
    await expect.element(page.getByText("Second?")).toBeVisible();
    await page.getByRole("button", { name: "Confirm" }).click();
    expect(await second).toBe(true);
  });

  it("breaks its words rather than leave the box", async () => {
    const long = "Grundstücksverkehrsgenehmigung".repeat(5);
    const { host } = await render(<Button>Before</Button>);
    void confirmBox({ title: long, text: long, confirmText: long, cancelText: long });
    await expect.element(box).toBeVisible();
    await vi.waitFor(() => expect(cutOff(host)).toEqual([]));
    await userEvent.keyboard("{Escape}");
  });
});

describe("a question for a line of text", () => {
  const question: PromptQuestion = {
    title: "Which shelf?",
    label: "Shelf",
    initial: "A-1",
    pattern: /^[A-Z]-\d+$/,
    patternMessage: "Like A-12",
  };
  const field = page.getByRole("textbox", { name: "Shelf" });

  it("stands in the field, is corrected until it will do, and is given with Enter", async () => {
    await render(<Button>Before</Button>);
    const answer = promptBox(question);
    await expect.element(field).toHaveValue("A-1");
    await field.fill("12");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveAccessibleDescription("Like A-12");
    await expect.element(field).toHaveValue("12");
    await field.fill("B-7");
    await expect.element(page.getByText("Like A-12")).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    expect(await answer).toBe("B-7");
  });

  it("has the field under the fingers at once", async () => {
    await render(<Button>Before</Button>);
    const answer = promptBox(question);
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(await answer).toBeNull();
  });

  it("is turned away with Cancel, and asks afresh the next time", async () => {
    await render(<Button>Before</Button>);
    const answer = promptBox(question);
    await field.fill("Z-9");
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await answer).toBeNull();
    const again = promptBox(question);
    await expect.element(field).toHaveValue("A-1");
    await userEvent.keyboard("{Escape}");
    await again;
  });
});
