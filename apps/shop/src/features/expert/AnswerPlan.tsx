import { acceptPackingPlan, declinePackingPlan, listExpert, readExpert, readPackingPlan } from "@sihai/contract/expert";
import { listStorage } from "@sihai/contract/storage";
import { tellsSomething } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { storageDict } from "@sihai/text/dict/storage";
import { Bound, Button, Card, Checkbox, type Draft, Form, faultSchema, promptBox, toastSuccess, useDraftForm } from "@sihai/ui";
import { useMemo } from "react";
import { go, useAction, useDict, useRefresh, useSettings } from "#shop";
import { type IdentityFields, useParcelSubmit } from "../../stores/parcel-submit.ts";
import { ReadTerms } from "../content/agreement/ReadTerms.tsx";
import { useAgreements } from "../content/agreement/use-agreements.ts";
import { IdentityCard } from "../parcel/submit/IdentityCard.tsx";
import { identityFaults } from "../parcel/submit/identity-faults.ts";
import { OpenWork } from "../parcel/submit/OpenWork.tsx";
import { leavesServices } from "../parcel/submit/parcel-schema.ts";
import type { PackingPlan } from "./expert-view.ts";

const refreshes = [readPackingPlan, readExpert, listExpert, listStorage];

type Answer = IdentityFields & { agreed: boolean; agreedOpenServices: boolean };

/** Who receives stays in memory with the parcel being chosen; who comes back agrees again. */
const draft: Draft<Answer> = {
  read() {
    const { consigneeIdentity, clearanceUserInfo, clearanceCompanyInfo } = useParcelSubmit.getState();
    return { consigneeIdentity, clearanceUserInfo, clearanceCompanyInfo, agreed: false, agreedOpenServices: false };
  },
  keep({ agreed: _, agreedOpenServices: _services, ...identity }) {
    useParcelSubmit.setState(identity);
  },
};

/** The customer's word on the plan: what customs ask for, and yes or no. */
export function AnswerPlan({ plan }: { plan: PackingPlan }) {
  const words = useDict(expertDict);
  const parcelWords = useDict(storageDict);
  const { form, take, pending } = useAnswer(plan);
  return (
    <Form form={form} className="flex flex-col gap-3" onSubmit={take}>
      <OpenWork options={plan} />
      <IdentityCard form={form} document={plan.identityDocument} />
      <Card className="flex flex-col gap-2">
        <div className="flex flex-col gap-3">
          <Bound form={form} name="agreed">
            {({ value, ...field }) => <Checkbox label={words.agreeDifference} checked={value} {...field} />}
          </Bound>
          <ReadTerms terms="deposit-terms" label={parcelWords.readTerms["deposit-terms"]} title={words.agreeDifference} />
          {leavesServices(plan) ? (
            <Bound form={form} name="agreedOpenServices">
              {({ value, ...field }) => (
                <Checkbox label={parcelWords.agreeOpenServices} note={parcelWords.openServicesNote} checked={value} {...field} />
              )}
            </Bound>
          ) : null}
          <Button wide type="submit" pending={pending}>
            {words.accept(cnyText(plan.total))}
          </Button>
        </div>
        <DeclineButton plan={plan} />
      </Card>
    </Form>
  );
}

/** Yes, once the difference between plan and scales is agreed to; the parcels are made and paid together. */
function useAnswer({ serviceBarcode, total, identityDocument: document, open }: PackingPlan) {
  const words = useDict(expertDict);
  const parcelWords = useDict(storageDict);
  const refresh = useRefresh();
  const schema = useMemo(
    () =>
      faultSchema<Answer>((fields) => [
        ...identityFaults(fields, { document }, parcelWords),
        ["agreed", fields.agreed ? null : words.needAgree],
        ["agreedOpenServices", leavesServices({ open }) && !fields.agreedOpenServices ? parcelWords.needOpenServices : null],
      ]),
    [document, open, words, parcelWords],
  );
  const form = useDraftForm(schema, draft);
  const agreements = useAgreements({ "deposit-terms": "agreed" }, form);
  const accept = useAction(acceptPackingPlan, {
    refreshes,
    onDone: ({ tradeNo }) => {
      toastSuccess(words.accepted);
      go("/pay/index", { tradeNo });
    },
    onFailed: (error) => {
      agreements.askAgain(error);
      // What was ordered meanwhile is told above the button.
      void refresh(readPackingPlan);
    },
  });
  const take = (answer: Answer) => {
    const { agreedOpenServices } = answer;
    const identity = identityIn(answer, document);
    const agreementsSeen = agreements.seen();
    return accept.run({
      body: { serviceBarcode, total, agreedDifference: true, agreedOpenServices, agreementsSeen, identity },
    });
  };
  return { form, take, pending: accept.pending };
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
      maxLength: 300,
      validate: (text) => (text.trim() === "" ? words.declineReasonNeeded : null),
      pattern: tellsSomething,
    });
    if (reason !== null) void decline.run({ body: { serviceBarcode, reason: reason.trim() } });
  }

  return (
    <Button wide kind="quiet" pending={decline.pending} onClick={() => void refuse()}>
      {words.decline}
    </Button>
  );
}

/** Who receives, as it was said on the card; a person's number only where customs ask for one. */
function identityIn(answer: Answer, document: PackingPlan["identityDocument"]) {
  const { consigneeIdentity: kind, clearanceUserInfo: person, clearanceCompanyInfo: company } = answer;
  if (kind === "company") return { kind, companyName: company.companyName, number: company.companyUnifyNo };
  return { kind, companyName: "", number: document === null ? "" : person.clearanceIdCardNo };
}
