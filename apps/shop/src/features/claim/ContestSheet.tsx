import { contestClaimOffer, contestReason, parcelClaims } from "@sihai/contract/claim";
import { claimLimits } from "@sihai/domain/claim";
import { claimDict } from "@sihai/text/dict/claim";
import { Bound, Card, FormSheet, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { fieldText, showRefusal, useAction, useDict } from "#shop";

type ContestSheetProps = { claimNo: string; title: string; onClose: () => void };

/** Why an offer is not enough, or why a claim that lapsed is taken up again. */
export function ContestSheet({ claimNo, title, onClose }: ContestSheetProps) {
  const words = useDict(claimDict);
  const form = useSchemaForm(z.object({ text: fieldText(contestReason, words.descriptionNeeded) }), { text: "" });
  const contest = useAction(contestClaimOffer, {
    refreshes: [parcelClaims],
    onDone: () => {
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
