import { listFreightCountries, listGoodsClasses } from "@sihai/contract/freight";
import { uiDict } from "@sihai/text/dict/ui";
import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

/** A line that takes what is sent and never answers; it counts the requests on it and those given up. */
function deadLine() {
  const line = { begun: 0, givenUp: 0 };
  class DeadRequest extends XMLHttpRequest {
    override send(): void {
      line.begun += 1;
    }
    override abort(): void {
      line.givenUp += 1;
      this.onabort?.(new ProgressEvent("abort"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", DeadRequest);
  onTestFinished(() => void vi.unstubAllGlobals());
  return line;
}

it.each([
  ["en", "request aborted"],
  ["zh", "请求已取消"],
] as const)(
  "a picture that takes too long is given up: its request ends and the page says so, in %s (rule N-24)",
  async (language, said) => {
    const wire = shopWire();
    wire.answering(listFreightCountries, { data: { countries: [] } });
    wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
    const line = deadLine();
    const words = await uiDict.load(language);
    await openPage("/order/submit/diy", { user: mei, language });
    await page.getByLabelText(words.addPicture).upload(new File([new Uint8Array(9)], "cup.png", { type: "image/png" }));
    await expect.element(page.getByText(words.uploading(0))).toBeVisible();
    await expect.poll(() => line.begun).toBe(1);
    await page.getByRole("button", { name: words.removePicture("cup.png") }).click();
    await expect.element(page.getByRole("alert").getByText(said)).toBeVisible();
    await expect.element(page.getByText(words.uploading(0))).not.toBeInTheDocument();
    expect(line).toEqual({ begun: 1, givenUp: 1 });
  },
);
