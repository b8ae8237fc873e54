import { uiDict } from "@sihai/text/dict/ui";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pictureBytesMax, type UploadedPicture, Uploader } from "../src/form/Uploader.tsx";
import { cutOff, Keep, render, violations } from "../testing/index.ts";

type Sent = { id: string; url: string };
type Upload = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Sent>;

const image = (name: string, bytes = 10, type = "image/png") => new File([new Uint8Array(bytes)], name, { type });
const kept: UploadedPicture = { id: "f1", url: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>", name: "cup.png" };
const input = page.getByLabelText("Add picture");

function uploader(
  upload: Upload,
  { max = 3, initial = [], error }: { max?: number; initial?: UploadedPicture[]; error?: string } = {},
) {
  return (
    <Keep<UploadedPicture[]> initial={initial}>
      {(value, keep) => (
        <Uploader label="Photos" value={value} onChange={keep} upload={upload} max={max} hint="Front and back" error={error} />
      )}
    </Keep>
  );
}

/** Chosen in the page itself: three megabytes take the driver seconds. */
function choose(file: File) {
  const field = input.element();
  if (!(field instanceof HTMLInputElement)) throw new Error("no field for files");
  const files = new DataTransfer();
  files.items.add(file);
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
const arrives: Upload = async (file) => ({ ...kept, id: file.name });

describe("an uploader", () => {
  it("is a group with its name, its error and how many it holds", async () => {
    const { host } = await render(uploader(arrives, { initial: [kept], error: "One photo is missing" }));
    const group = page.getByRole("group", { name: "Photos" });
    await expect.element(group).toHaveAccessibleDescription("Front and back One photo is missing");
    await expect.element(page.getByText("1/3")).toBeVisible();
    await expect.element(page.getByText("Front and back")).toBeVisible();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("is reached with Tab, first what is there, then the way to add", async () => {
    await render(uploader(arrives, { initial: [kept] }));
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Remove picture cup.png" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(input).toHaveFocus();
  });

  it("shows how far a picture has got, and takes it in when it is there", async () => {
    const way: { progress?: (share: number) => void; arrive?: (sent: Sent) => void } = {};
    await render(
      uploader(
        (_, progress) =>
          new Promise((resolve) => {
            way.progress = progress;
            way.arrive = resolve;
          }),
      ),
    );
    await input.upload(image("cup.png"));
    await expect.element(page.getByRole("status").getByText("Uploading 0%")).toBeVisible();
    way.progress?.(0.42);
    await expect.element(page.getByText("Uploading 42%")).toBeVisible();
    way.arrive?.(kept);
    await expect.element(page.getByRole("button", { name: "Remove picture cup.png" })).toBeVisible();
    await expect.element(page.getByText("Uploading")).not.toBeInTheDocument();
  });

  it("that failed says so, keeps the others, and takes the same file again", async () => {
    const upload = vi.fn<Upload>().mockRejectedValueOnce(new Error("lost")).mockImplementation(arrives);
    await render(uploader(upload, { initial: [kept] }));
    await input.upload(image("vase.png"));
    await expect.element(page.getByRole("alert").getByText("upload failure")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Remove picture cup.png" })).toBeVisible();
    await input.upload(image("vase.png"));
    await expect.element(page.getByRole("button", { name: "Remove picture vase.png" })).toBeVisible();
    await expect.element(page.getByText("upload failure")).not.toBeInTheDocument();
  });

  it.each([
    ["en", "request aborted"],
    ["zh", "请求已取消"],
  ] as const)(
    "that takes too long is given up, which it says, and the others go on, in %s (rule N-24)",
    async (language, said) => {
      const words = await uiDict.load(language);
      const onTheirWay = new Map<string, (sent: Sent) => void>();
      const upload: Upload = ({ name }, _, signal) =>
        new Promise((resolve, reject) => {
          onTheirWay.set(name, resolve);
          signal.addEventListener("abort", () => reject(signal.reason));
        });
      const { host } = await render(uploader(upload), { language });
      const add = page.getByLabelText(words.addPicture);
      await add.upload([image("slow.png"), image("cup.png")]);
      await vi.waitFor(() => expect(onTheirWay.size).toBe(2));
      expect(await violations(host)).toEqual([]);
      await page.getByRole("button", { name: words.removePicture("slow.png") }).click();
      await expect.element(page.getByRole("alert").getByText(said)).toBeVisible();
      await expect.element(add).toHaveFocus();
      onTheirWay.get("slow.png")?.({ ...kept, id: "too late" });
      onTheirWay.get("cup.png")?.(kept);
      await expect.element(page.getByText("1/3")).toBeVisible();
      await expect.element(page.getByRole("button", { name: words.removePicture("cup.png") })).toBeVisible();
      expect(page.getByRole("button", { name: words.removePicture("slow.png") }).elements()).toEqual([]);
    },
  );

  it("loses none of several that arrive in another order", async () => {
    const arrivals = new Map<string, (sent: Sent) => void>();
    await render(uploader((file) => new Promise((resolve) => arrivals.set(file.name, resolve))));
    await input.upload([image("a.png"), image("b.png")]);
    await vi.waitFor(() => expect(arrivals.size).toBe(2));
    arrivals.get("b.png")?.({ ...kept, id: "b" });
    arrivals.get("a.png")?.({ ...kept, id: "a" });
    await expect.element(page.getByRole("button", { name: "Remove picture a.png" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Remove picture b.png" })).toBeVisible();
  });

  it("does not bring back what was removed while another was on its way", async () => {
    const way: { arrive?: (sent: Sent) => void } = {};
    await render(
      uploader(
        () =>
          new Promise((resolve) => {
            way.arrive = resolve;
          }),
        { initial: [kept] },
      ),
    );
    await input.upload(image("vase.png"));
    await page.getByRole("button", { name: "Remove picture cup.png" }).click();
    way.arrive?.({ ...kept, id: "f2" });
    await expect.element(page.getByRole("button", { name: "Remove picture vase.png" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Remove picture cup.png" })).not.toBeInTheDocument();
  });

  it.each([
    ["no picture", image("notes.txt", 10, "text/plain"), "Only gif, jpg or png pictures"],
    ["too large", image("huge.png", pictureBytesMax + 1), "Each picture can be up to 3 MB"],
  ])("refuses what is %s, and sends nothing", async (_, file, why) => {
    const upload = vi.fn(arrives);
    await render(uploader(upload));
    choose(file);
    await expect.element(page.getByRole("alert").getByText(why)).toBeVisible();
    expect(upload).not.toHaveBeenCalled();
  });

  it("takes as many as there is room for, says how many that are, and offers no more when it is full", async () => {
    const upload = vi.fn(arrives);
    await render(uploader(upload, { max: 2 }));
    await input.upload([image("a.png"), image("b.png"), image("c.png")]);
    await expect.element(page.getByText("At most 2 pictures")).toBeVisible();
    await expect.element(page.getByText("2/2")).toBeVisible();
    expect(upload).toHaveBeenCalledTimes(2);
    await expect.element(input).not.toBeInTheDocument();
  });

  it("keeps the focus in the group when a picture is removed", async () => {
    await render(uploader(arrives, { initial: [kept] }));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "Remove picture cup.png" })).not.toBeInTheDocument();
    await expect.element(input).toHaveFocus();
  });
});
