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
  /** USD as typed; empty: the goods' real value. */
  declared: string;
  email: string;
  description: string;
  agreed: boolean;
};

const noExpertDraft: ExpertDraft = {
  itemIds: [],
  objective: "cheapest",
  packaging: "remove-outer",
  maySplit: true,
  deduction: "confirm",
  declared: "",
  email: "",
  description: "",
  agreed: false,
};

/** What the expert is being asked; kept over reloads without anything personal: e-mail and notes stay in memory, the address in the page's address. */
export const useExpertDraft = create<ExpertDraft>()(
  persist(() => noExpertDraft, {
    name: "sh_expert",
    version: 1,
    partialize: ({ itemIds, objective, packaging, maySplit, deduction, declared }) => ({
      itemIds,
      objective,
      packaging,
      maySplit,
      deduction,
      declared,
    }),
    migrate: () => noExpertDraft,
  }),
);

/** Who logs in may be somebody else than who was here before. */
export function forgetExpertRecipient(): void {
  const { email, description } = noExpertDraft;
  useExpertDraft.setState({ email, description });
}

/** Other goods: what they are worth is proposed anew. */
export function chooseForExpert(itemIds: readonly string[]): void {
  useExpertDraft.setState({ itemIds, declared: "" });
}

export function clearExpertDraft(): void {
  useExpertDraft.setState(noExpertDraft, true);
}
