import { contestClaimOffer, contestReason, parcelClaims } from "@sihai/contract/claim";
import { claimLimits } from "@sihai/domain/claim";
import { claimDict } from "@sihai/text/dict/claim";
import { Bound, Card, FormSheet, TextArea, toastSuccess } from "@sihai/ui";
import * as z from "zod/mini";
import { fieldText, showRefusal, useAction, useDict } from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import { useKeptForm } from "../../stores/use-kept-form.ts";

type Objection = { text: string };

/** What is being said against an offer, over a reload and the closing of the sheet. */
const draft = tabDraft<Objection>("sh_claim_objection");

type ContestSheetProps = { claimNo: string; title: string; onClose: () => void };

/** Why an offer is not enough, or why a claim that lapsed is taken up again. */
export function ContestSheet({ claimNo, title, onClose }: ContestSheetProps) {
  const words = useDict(claimDict);
  const schema = z.object({ text: fieldText(contestReason, words.descriptionNeeded) });
  const form = useKeptForm<Objection>(schema, draft, claimNo, { text: "" });
  const contest = useAction(contestClaimOffer, {
    refreshes: [parcelClaims],
    onDone: () => {
      draft.forget();
      toastSuccess(words.contested);
      onClose();
    },
    onFailed: (error) => showRefusal(form, error),
  });
  return (
    <FormSheet
      open
      onClose={onClose}
      title={title}
      form={form}
      submitText={words.send}
      pending={contest.pending}
      onSubmit={({ text }) => contest.run({ body: { claimNo, text } })}
    >
      <Card>
        <Bound form={form} name="text">
          {(field) => (
            <TextArea
              label={words.description}
              hint={words.contestHint}
              required
              rows={4}
              maxLength={claimLimits.message}
              {...field}
            />
          )}
        </Bound>
      </Card>
    </FormSheet>
  );
}
