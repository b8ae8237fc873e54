import type { ExpertDeduction, ExpertPackaging } from "@sihai/domain/expert";
import type { FreightObjective } from "@sihai/domain/plan";
import { create } from "zustand";
import { persist } from "zustand/middleware";

export type ExpertDraft = {
  itemIds: readonly string[];
  objective: FreightObjective;
  packaging: ExpertPackaging;
  maySplit: boolean;
  deduction: ExpertDeduction;
  /** USD as typed; null: the goods' real value. */
  declared: string | null;
  /** As typed; null: the account's. */
  email: string | null;
  description: string;
  agreed: boolean;
  /** Direct deduction makes parcels nobody is asked about again: the deposit's terms are agreed to here. */
  agreedDifference: boolean;
};

const noExpertDraft: ExpertDraft = {
  itemIds: [],
  objective: "cheapest",
  packaging: "remove-outer",
  maySplit: true,
  deduction: "confirm",
  declared: null,
  email: null,
  description: "",
  agreed: false,
  agreedDifference: false,
};

/** What the expert is being asked; kept over reloads but for the e-mail and the agreements, which stay in memory; the address stands in the page's. */
export const useExpertDraft = create<ExpertDraft>()(
  persist(() => noExpertDraft, {
    name: "sh_expert",
    // 2: nothing typed is null; the notes are kept too.
    version: 2,
    partialize: ({ email: _email, agreed: _agreed, agreedDifference: _difference, ...kept }) => kept,
    migrate: () => noExpertDraft,
  }),
);

/** Who logs in may be somebody else than who was here before. */
export function forgetExpertRecipient(): void {
  const { email, description } = noExpertDraft;
  useExpertDraft.setState({ email, description });
}

/** Other goods: what was typed of them stays, beside what they are worth. */
export function chooseForExpert(itemIds: readonly string[]): void {
  useExpertDraft.setState({ itemIds });
}

/** What the form of the request says; the goods are chosen on a page of their own. */
export type ExpertFields = Omit<ExpertDraft, "itemIds">;

/** The draft as that form reads and keeps it. */
export const expertDraft = {
  read(): ExpertFields {
    const { itemIds: _, ...fields } = useExpertDraft.getState();
    return fields;
  },
  keep(fields: ExpertFields): void {
    useExpertDraft.setState(fields);
  },
};

/** Back to an empty form, once it was asked; the goods too. */
export function clearExpertDraft(): void {
  useExpertDraft.setState(noExpertDraft, true);
}
