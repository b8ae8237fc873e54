import type { ConsultType } from "@sihai/domain/consult";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

type Picture = { id: string; url: string; name: string };
export type ConsultFields = { type: ConsultType; title: string; text: string; pictures: Picture[] };
export type WrittenFields = { text: string; pictures: Picture[] };
type Drafts = { asked: Record<string, ConsultFields>; written: Record<string, WrittenFields> };

/** What is being typed, thing by thing and thread by thread, over a log-in and a reload; gone with the tab. */
const useConsultDrafts = create<Drafts>()(
  persist(() => ({ asked: {}, written: {} }) as Drafts, {
    name: "sh_consult",
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** What is being asked about one thing, by its number, or in general. */
export function askedDraft(about: string, first: ConsultType) {
  return {
    read: (): ConsultFields => useConsultDrafts.getState().asked[about] ?? { type: first, title: "", text: "", pictures: [] },
    keep: (fields: ConsultFields) => useConsultDrafts.setState(({ asked }) => ({ asked: { ...asked, [about]: fields } })),
    clear: () => useConsultDrafts.setState(({ asked: { [about]: _, ...asked } }) => ({ asked })),
  };
}

/** What is being written back in one thread. */
export function writtenDraft(consultNo: string) {
  return {
    read: (): WrittenFields => useConsultDrafts.getState().written[consultNo] ?? { text: "", pictures: [] },
    keep: (fields: WrittenFields) =>
      useConsultDrafts.setState(({ written }) => ({ written: { ...written, [consultNo]: fields } })),
    clear: () => useConsultDrafts.setState(({ written: { [consultNo]: _, ...written } }) => ({ written })),
  };
}
