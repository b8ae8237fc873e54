import { readArticle } from "@sihai/contract/content";
import { listDeliveries } from "@sihai/contract/partner";
import { addressDict } from "@sihai/text/dict/address";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { identityDict } from "@sihai/text/dict/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { partnerDict } from "@sihai/text/dict/partner";
import { unannouncedDict } from "@sihai/text/dict/unannounced";
import { dialogHolds } from "@sihai/ui/testing";
import { describe, it } from "vitest";
import AddAddressSheet from "../../src/features/address/AddAddressSheet.tsx";
import { TermsTick } from "../../src/features/enquiry/TermsTick.tsx";
import { PasteNumbers } from "../../src/features/forwarding/PasteNumbers.tsx";
import { AgreementTick } from "../../src/features/identity/AgreementTick.tsx";
import { AddPasskey } from "../../src/features/identity/account/AddPasskey.tsx";
import { BirthdaySheet } from "../../src/features/membership/BirthdaySheet.tsx";
import { DeliveriesSheet } from "../../src/features/partner/DeliveriesSheet.tsx";
import { HookForm } from "../../src/features/partner/HookForm.tsx";
import { TokenForm } from "../../src/features/partner/TokenForm.tsx";
import { ClaimSheet } from "../../src/features/unannounced/ClaimSheet.tsx";
import PreferencesSheet from "../../src/shell/preferences/PreferencesSheet.tsx";
import { shopWire } from "../../testing/open-page.tsx";
import { openPart, type Part } from "../../testing/open-part.tsx";
import { anArticle } from "../../testing/things.ts";

type Case = Part & { of: string };

const nothing = () => undefined;
const shelved = {
  ...{ unannouncedNo: "AB100001", courier: "sf", number: { head: "SF12", hidden: 4, tail: "88" }, warehouse: 1, grams: 420 },
  ...{ foundAt: "2026-11-20T02:00:00.000Z", forfeitsAt: "2027-01-20T02:00:00.000Z", claimed: false, bearsMyMark: false },
  myClaim: null,
};

const sent = {
  ...{ id: "9", eventId: "0d6f3c1e-8b0f-4a3d-9a53-0a4de8d1f0aa", state: "failed" as const, tries: 12, lastStatus: 503 },
  ...{ createdAt: "2026-11-21T03:00:00.000Z", lastTryAt: "2026-11-23T03:00:00.000Z" },
  body: {
    type: "item.moved" as const,
    timestamp: "2026-11-21T03:00:00.000Z",
    data: { itemNo: "SH261120ABCDEFGH", from: "signed", to: "stocked-in" },
  },
};

const cases: Case[] = [
  {
    of: "features/address/AddAddressSheet.tsx",
    dicts: [addressDict],
    part: ({ open, close }) => <AddAddressSheet open={open} onClose={close} onAdded={nothing} />,
  },
  {
    of: "features/enquiry/TermsTick.tsx",
    dicts: [enquiryDict],
    opensItself: true,
    part: () => <TermsTick checked={false} onChange={nothing} error={undefined} />,
  },
  {
    of: "features/forwarding/PasteNumbers.tsx",
    dicts: [forwardingDict],
    part: ({ open, close }) => <PasteNumbers open={open} onClose={close} onAdd={nothing} />,
  },
  {
    of: "features/identity/AgreementTick.tsx",
    dicts: [identityDict],
    opensItself: true,
    part: () => <AgreementTick checked={false} onChange={nothing} error={undefined} />,
  },
  {
    of: "features/identity/account/AddPasskey.tsx",
    dicts: [identityDict, accountDict],
    part: ({ open, close }) => <AddPasskey open={open} hasPassword={false} onClose={close} />,
  },
  {
    of: "features/membership/BirthdaySheet.tsx",
    dicts: [membershipDict],
    part: ({ open, close }) => (open ? <BirthdaySheet birthday={null} onClose={close} /> : null),
  },
  {
    of: "features/partner/DeliveriesSheet.tsx",
    dicts: [partnerDict],
    part: ({ open, close }) => (open ? <DeliveriesSheet hookId="3" onClose={close} /> : null),
  },
  {
    of: "features/partner/HookForm.tsx",
    dicts: [partnerDict],
    part: ({ open, close }) => (open ? <HookForm onAdded={nothing} onClose={close} /> : null),
  },
  {
    of: "features/partner/TokenForm.tsx",
    dicts: [partnerDict],
    part: ({ open, close }) => (open ? <TokenForm daysMost={365} onMade={nothing} onClose={close} /> : null),
  },
  {
    of: "features/unannounced/ClaimSheet.tsx",
    dicts: [unannouncedDict],
    part: ({ open, close }) =>
      open ? <ClaimSheet parcel={shelved} guessesLeft={3} typedNumber={undefined} onClose={close} /> : null,
  },
  { of: "shell/preferences/PreferencesSheet.tsx", part: ({ open, close }) => <PreferencesSheet open={open} onClose={close} /> },
];

describe.each(["zh", "en"] as const)("in %s", (language) => {
  it.each(cases)("the dialog of $of holds", async ({ of, ...part }) => {
    const wire = shopWire();
    wire.answering(readArticle, ({ query }) => ({ data: { ...anArticle, helpId: query.helpId } }));
    wire.answering(listDeliveries, { data: { list: [sent] } });
    await dialogHolds(of, await openPart(part, language));
  });
});
