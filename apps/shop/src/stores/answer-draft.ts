import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

/** What is being answered to questions about items, item by item, over a reload; gone with the tab. */
const useAnswerDrafts = create<Record<string, string>>()(
  persist((): Record<string, string> => ({}), {
    name: "sh_answer",
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** What is being answered about one item. */
export function answerDraft(itemNo: string) {
  return {
    read: (): string => useAnswerDrafts.getState()[itemNo] ?? "",
    keep: (text: string) => useAnswerDrafts.setState({ [itemNo]: text }),
    clear: () => useAnswerDrafts.setState({ [itemNo]: "" }),
  };
}
