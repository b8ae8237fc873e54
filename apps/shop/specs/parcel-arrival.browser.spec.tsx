import { parcelClaims } from "@sihai/contract/claim";
import { parcelDetail, readClearance } from "@sihai/contract/parcel";
import { listSuspended } from "@sihai/contract/suspense";
import { formatDays } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { sealedParcel } from "../testing/a-parcel.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const dayMs = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const { packageId } = sealedParcel;

it.each([
  ["en", "measured", true, "arrivesMeasured"],
  ["zh", "measured", true, "arrivesMeasured"],
  ["en", "measured", false, "arrivesListed"],
  ["zh", "measured", false, "arrivesListed"],
  ["en", "promised", false, "arrivesPromised"],
  ["zh", "promised", false, "arrivesPromised"],
] as const)(
  "in %s a parcel on its way says whose word its days are: %s, on our parcels %s",
  async (language, basis, isMeasured, said) => {
    const words = await parcelDict.load(language);
    const wire = shopWire();
    wire.answering(parcelClaims, "lost");
    wire.answering(listSuspended, { data: { list: [] } });
    wire.answering(readClearance, { data: { packageId, wanted: false, mayChange: false, proofs: [], deletesAt: null } });
    const arrives = { from: at(3), to: at(10), basis, isMeasured };
    wire.answering(parcelDetail, {
      data: {
        ...{ ...sealedParcel, state: "shipped", sealed: null, shippedAt: at(-5), next: { code: "arrive", by: at(10) }, arrives },
        settlement: null,
      },
    });
    await openPage("/package/detail", { search: { packageId }, user: mei, language });
    await expect.element(page.getByText(words[said](formatDays(5, language)))).toBeVisible();
  },
);
