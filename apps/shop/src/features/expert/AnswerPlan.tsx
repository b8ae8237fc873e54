import { acceptPackingPlan, declinePackingPlan, listExpert, readExpert, readPackingPlan } from "@sihai/contract/expert";
import { listStorage } from "@sihai/contract/storage";
import { cnyText } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Bound, Button, Card, Checkbox, Form, promptBox, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { go, useAction, useDict, useSettings } from "#shop";
import { useParcelSubmit } from "../../stores/parcel-submit.ts";
import { IdentityCard } from "../parcel/submit/IdentityCard.tsx";
import type { PackingPlan } from "./expert-view.ts";

const refreshes = [readPackingPlan, readExpert, listExpert, listStorage];

/** The customer's word on the plan: what customs ask for, and yes or no. */
export function AnswerPlan({ plan }: { plan: PackingPlan }) {
  return (
    <>
      <IdentityCard document={plan.identityDocument} />
      <Card className="flex flex-col gap-2">
        <AcceptForm plan={plan} />
        <DeclineButton plan={plan} />
      </Card>
    </>
  );
}

/** Yes, once the difference between plan and scales is agreed to; the parcels are made and paid together. */
function AcceptForm({ plan: { serviceBarcode, total, identityDocument } }: { plan: PackingPlan }) {
  const words = useDict(expertDict);
  const agreed = z.boolean().check(z.refine((on) => on, { error: words.needAgree }));
  const form = useSchemaForm(z.object({ agreed }), { agreed: false });
  const accept = useAction(acceptPackingPlan, {
    refreshes,
    onDone: ({ tradeNo }) => {
      toastSuccess(words.accepted);
      go("/pay/index", { tradeNo });
    },
  });
  const take = () =>
    accept.run({ body: { serviceBarcode, total, agreedDifference: true, identity: identityFor(identityDocument) } });
  return (
    <Form form={form} className="flex flex-col gap-3" onSubmit={take}>
      <Bound form={form} name="agreed">
        {({ value, ...field }) => <Checkbox label={words.agreeDifference} checked={value} {...field} />}
      </Bound>
      <Button wide type="submit" pending={accept.pending}>
        {words.accept(cnyText(total))}
      </Button>
    </Form>
  );
}

/** No, with the reason the expert plans anew by; the last no ends the request. */
function DeclineButton({ plan: { serviceBarcode, declinesLeft } }: { plan: PackingPlan }) {
  const words = useDict(expertDict);
  const settings = useSettings();
  const decline = useAction(declinePackingPlan, {
    refreshes,
    onDone: ({ state }) => {
      toastSuccess(state === "processing" ? words.declineSent : words.declineEnded);
      go("/delivery-expert/detail", { serviceBarcode }, { replace: true });
    },
  });

  async function refuse() {
    const days = settings?.expertWorkingDays.latest;
    if (days === undefined) return;
    const reason = await promptBox({
      title: words.declineTitle,
      text: declinesLeft > 0 ? words.declineText(days) : words.declineLastText,
      label: words.declineReason,
      danger: declinesLeft === 0,
      confirmText: words.decline,
    });
    if (reason !== null && reason.trim() !== "") void decline.run({ body: { serviceBarcode, reason: reason.trim() } });
  }

  return (
    <Button wide kind="quiet" pending={decline.pending} onClick={() => void refuse()}>
      {words.decline}
    </Button>
  );
}

/** Who receives, as it was said on the card; a person's number only where customs ask for one. */
function identityFor(document: PackingPlan["identityDocument"]) {
  const { consigneeIdentity: kind, clearanceUserInfo: person, clearanceCompanyInfo: company } = useParcelSubmit.getState();
  if (kind === "company") return { kind, companyName: company.companyName, number: company.companyUnifyNo };
  return { kind, companyName: "", number: document === null ? "" : person.clearanceIdCardNo };
}
