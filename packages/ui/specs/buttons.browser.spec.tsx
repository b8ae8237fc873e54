import { Heart } from "lucide-react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button, IconButton, LinkButton, TextLink } from "../src/form/Button.tsx";
import { cutOff, render, violations } from "../testing/index.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("a button", () => {
  it.each(["{Enter}", " "])("is pressed with %j, and by a finger", async (key) => {
    const press = vi.fn();
    await render(<Button onClick={press}>Pay</Button>);
    await button("Pay").click();
    await userEvent.keyboard(key);
    expect(press).toHaveBeenCalledTimes(2);
  });

  it("keeps the focus when it comes to life, and when it dies", async () => {
    const { rerender } = await render(<Button disabledReason="Still uploading">Seal</Button>);
    await userEvent.tab();
    await expect.element(button("Seal")).toHaveFocus();
    rerender(<Button disabledReason={null}>Seal</Button>);
    await expect.element(page.getByText("Still uploading")).not.toBeInTheDocument();
    await expect.element(button("Seal")).toHaveFocus();
    rerender(<Button disabledReason="Nothing is ticked">Seal</Button>);
    await expect.element(page.getByText("Nothing is ticked")).toBeVisible();
    await expect.element(button("Seal")).toHaveFocus();
  });

  it("that is dead keeps its place in the order of keys, says why, and does nothing", async () => {
    const press = vi.fn();
    await render(
      <Button onClick={press} disabledReason="Nothing is ticked">
        Pay
      </Button>,
    );
    await expect.element(button("Pay")).toHaveAccessibleDescription("Nothing is ticked");
    await expect.element(page.getByText("Nothing is ticked")).toBeVisible();
    await userEvent.tab();
    await expect.element(button("Pay")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await button("Pay").click({ force: true });
    expect(press).not.toHaveBeenCalled();
    await expect.element(button("Pay")).toHaveAttribute("aria-disabled", "true");
  });

  it("that works is busy, keeps its name, and takes no second press", async () => {
    const press = vi.fn();
    await render(
      <Button onClick={press} pending>
        Pay
      </Button>,
    );
    await expect.element(button("Pay")).toHaveAttribute("aria-busy", "true");
    await button("Pay").click({ force: true });
    expect(press).not.toHaveBeenCalled();
  });

  it.each([
    ["sends its form", {}, 1],
    ["sends nothing while it works", { pending: true }, 0],
    ["sends nothing while it is dead", { disabledReason: "Not yet" }, 0],
  ])("at the end of a form %s", async (_, state, times) => {
    const send = vi.fn((event: SubmitEvent) => event.preventDefault());
    await render(
      <>
        <form id="order" onSubmit={(event) => send(event.nativeEvent as SubmitEvent)}>
          <input aria-label="Remark" />
        </form>
        <Button type="submit" form="order" {...state}>
          Send
        </Button>
      </>,
    );
    await button("Send").click({ force: true });
    expect(send).toHaveBeenCalledTimes(times);
  });

  it.each(["primary", "quiet", "danger", "plain"] as const)("that is %s can be read and hit", async (kind) => {
    const { host } = await render(
      <>
        <Button kind={kind}>Alive</Button>
        <Button kind={kind} small disabledReason="Not yet">
          Dead
        </Button>
      </>,
    );
    await expect.element(button("Dead")).toBeVisible();
    expect(await violations(host)).toEqual([]);
    for (const each of host.querySelectorAll("button")) expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it("breaks its words rather than leave the page", async () => {
    const { host } = await render(
      <Button wide disabledReason={`Why-${"not".repeat(40)}`}>
        Confirm-{"Sendungsverfolgungsnummer".repeat(4)}
      </Button>,
    );
    await expect.element(page.getByRole("button")).toBeVisible();
    expect(cutOff(host)).toEqual([]);
  });
});

describe("a link", () => {
  it.each([
    ["that looks like a button", <LinkButton href="/orders" key="link" children="Orders" />],
    ["inside text", <TextLink href="/orders" key="link" children="Orders" />],
  ])("%s is a link, followed with Enter, without a reload", async (_, link) => {
    const visit = vi.fn();
    await render(link, { onVisit: visit });
    await expect.element(page.getByRole("link", { name: "Orders" })).toHaveAttribute("href", "/orders");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(visit).toHaveBeenCalledExactlyOnceWith("/orders");
  });
});

describe("a button that is only a picture", () => {
  it("has its name read aloud, and whether it is on", async () => {
    const press = vi.fn();
    const { host, rerender } = await render(<IconButton icon={Heart} label="Keep" pressed={false} onClick={press} />);
    await expect.element(page.getByRole("button", { name: "Keep", pressed: false })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(press).toHaveBeenCalledTimes(1);
    rerender(<IconButton icon={Heart} label="Keep" pressed onClick={press} />);
    await expect.element(page.getByRole("button", { name: "Keep", pressed: true })).toBeVisible();
    expect(await violations(host)).toEqual([]);
  });
});
