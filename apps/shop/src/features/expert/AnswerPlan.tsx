import { acceptPackingPlan, declinePackingPlan, listExpert, readExpert, readPackingPlan } from "@sihai/contract/expert";
import { listStorage } from "@sihai/contract/storage";
import { cnyText } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Button, Card, Checkbox, promptBox, toastFailure, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { go, useAction, useDict, useSettings } from "#shop";
import { useParcelSubmit } from "../../stores/parcel-submit.ts";
import { IdentityCard } from "../parcel/submit/IdentityCard.tsx";
import type { PackingPlan } from "./expert-view.ts";

/** The customer's word on the plan: what customs ask for, and yes or no. */
export function AnswerPlan({ plan }: { plan: PackingPlan }) {
  const words = useDict(expertDict);
  const { serviceBarcode, total, declinesLeft, identityDocument } = plan;
  const settings = useSettings();
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const refreshes = [readPackingPlan, readExpert, listExpert, listStorage];
  const accept = useAction(acceptPackingPlan, {
    refreshes,
    onDone: ({ tradeNo }) => {
      toastSuccess(words.accepted);
      go("/pay/index", { tradeNo });
    },
  });
  const decline = useAction(declinePackingPlan, {
    refreshes,
    onDone: ({ state }) => {
      toastSuccess(state === "processing" ? words.declineSent : words.declineEnded);
      go("/delivery-expert/detail", { serviceBarcode }, { replace: true });
    },
  });

  function take() {
    setTried(true);
    if (!agreed) return toastFailure(words.needAgree);
    const { consigneeIdentity: kind, clearanceUserInfo: person, clearanceCompanyInfo: company } = useParcelSubmit.getState();
    const isCompany = kind === "company";
    void accept.run({
      body: {
        serviceBarcode,
        total,
        agreedDifference: true,
        identity: {
          kind: isCompany ? "company" : "personal",
          companyName: isCompany ? company.companyName : "",
          number: isCompany ? company.companyUnifyNo : identityDocument === null ? "" : person.clearanceIdCardNo,
        },
      },
    });
  }

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
    <>
      <IdentityCard document={identityDocument} />
      <Card>
        <Checkbox
          label={words.agreeDifference}
          checked={agreed}
          onChange={setAgreed}
          error={tried && !agreed ? words.needAgree : undefined}
        />
        <div className="mt-3 flex flex-col gap-2">
          <Button wide pending={accept.pending} onClick={take}>
            {words.accept(cnyText(total))}
          </Button>
          <Button wide kind="quiet" pending={decline.pending} onClick={() => void refuse()}>
            {words.decline}
          </Button>
        </div>
      </Card>
    </>
  );
}
