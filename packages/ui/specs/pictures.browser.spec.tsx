import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Gallery, PictureViewer } from "../src/overlay/Gallery.tsx";
import { Picture } from "../src/show/Picture.tsx";
import { QrCode } from "../src/show/QrCode.tsx";
import { cutOff, render, violations } from "../testing/index.ts";

/** A picture of one colour, drawn here. */
function picture(colour: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${colour}"/></svg>`)}`;
}
const pictures = ["teal", "tan", "plum"].map((colour) => ({ src: picture(colour), alt: `A ${colour} cup` }));
const viewer = page.getByRole("dialog", { name: "Picture viewer" });

describe("a picture", () => {
  it("keeps its place before it is there, and is read by its words", async () => {
    const { host } = await render(<Picture src={picture("teal")} alt="A teal cup" ratio="4/3" />);
    await expect.element(page.getByRole("img", { name: "A teal cup" })).toBeVisible();
    const { width, height } = host.firstElementChild?.getBoundingClientRect() ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(4 / 3, 1);
    expect(await violations(host)).toEqual([]);
  });

  it.each([
    ["is missing", null],
    ["cannot be loaded", "data:image/png;base64,AAAA"],
  ])("that %s is still read by its words, as a picture", async (_, src) => {
    const { host } = await render(<Picture src={src} alt="A teal cup" />);
    await vi.waitFor(() => expect(host.querySelector("img")).toBeNull());
    await expect.element(page.getByRole("img", { name: "A teal cup" })).toBeVisible();
    expect(await violations(host)).toEqual([]);
  });

  it("for mere decoration is silent", async () => {
    await render(<Picture src={picture("teal")} alt="" />);
    expect(page.getByRole("img").elements()).toEqual([]);
  });

  it("of our own server comes in the width that fits; another is taken as it is", async () => {
    const { host } = await render(
      <>
        <Picture src="/api/files/ab12" alt="" />
        <Picture src={picture("tan")} alt="" />
      </>,
    );
    const [own, other] = host.querySelectorAll("img");
    expect(own?.srcset).toContain("/api/files/ab12?w=320 320w");
    expect(other?.srcset).toBe("");
  });
});

describe("a gallery", () => {
  it("is a named list of buttons that say which picture they open", async () => {
    const { host } = await render(<Gallery pictures={pictures} label="Photos" columns={3} />);
    await expect.element(page.getByRole("list", { name: "Photos" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "A tan cup (Open picture 2 of 3)" })).toBeVisible();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("opens at the picture pressed, is leafed with arrows, closed with Esc, and gives the focus back", async () => {
    await render(<Gallery pictures={pictures} />);
    const second = page.getByRole("button", { name: "A tan cup" });
    second.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(viewer).toBeVisible();
    await expect.element(viewer.getByText("2 / 3")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(viewer.getByText("3 / 3")).toBeInViewport();
    await expect.element(viewer.getByRole("img", { name: "A plum cup" })).toBeVisible();
    expect(await violations(viewer.element())).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(second).toHaveFocus();
  });

  it("closes and enlarges by buttons with names in the language of the page", async () => {
    await render(<Gallery pictures={pictures} />, { language: "zh" });
    await page.getByRole("button", { name: "A teal cup" }).click();
    const shown = page.getByRole("dialog");
    await expect.element(shown.getByRole("button", { name: "放大" })).toBeVisible();
    await shown.getByRole("button", { name: "关闭" }).click();
    await expect.element(shown).not.toBeInTheDocument();
  });
});

describe("the viewer", () => {
  it("of one picture has no way to another, and is closed while no picture is asked for", async () => {
    const close = vi.fn();
    const { rerender } = await render(<PictureViewer pictures={pictures.slice(0, 1)} index={null} onClose={close} />);
    expect(page.getByRole("dialog").elements()).toEqual([]);
    rerender(<PictureViewer pictures={pictures.slice(0, 1)} index={0} onClose={close} />);
    await expect.element(viewer.getByRole("img", { name: "A teal cup" })).toBeVisible();
    await expect.element(viewer.getByRole("button", { name: "Close" })).toBeVisible();
    expect(viewer.getByRole("button", { name: "Next" }).elements()).toEqual([]);
    await viewer.getByRole("button", { name: "Close" }).click();
    await vi.waitFor(() => expect(close).toHaveBeenCalled());
  });
});

describe("an address as a QR code", () => {
  it("is one drawing read by its words, dark on white with four cells around it, and larger for a longer address", async () => {
    const { host } = await render(
      <>
        <QrCode address="otpauth://totp/Sihai" label="Code for the app" />
        <QrCode address={`https://sihai.example/${"a".repeat(200)}`} label="Code for the page" />
      </>,
    );
    await expect.element(page.getByRole("img", { name: "Code for the app" })).toBeVisible();
    const [short, long] = [...host.querySelectorAll("svg")].map((svg) => ({
      side: svg.viewBox.baseVal.width,
      dark: svg.querySelector("path")?.getBBox(),
    }));
    expect(short?.side).toBe(25 + 8);
    expect(short?.dark).toMatchObject({ x: 4, y: 4, width: 25, height: 25 });
    expect(long?.side).toBeGreaterThan(33);
    expect(await violations(host)).toEqual([]);
  });
});
