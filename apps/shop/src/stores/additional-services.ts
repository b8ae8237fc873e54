import {
  type AdditionalServices,
  additionalServicesFor,
  type ChosenService,
  setServiceQuantity,
} from "@sihai/domain/order/draft";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

type Kept = AdditionalServices<ChosenService> | null;
type Whose = Pick<AdditionalServices<ChosenService>, "goodsCode" | "shopId">;

/**
 * The services being chosen for one item of one shop (rules D-117 and D-118): leaving the page for a look at the order loses nothing, and
 * another item or shop never sees them. Over a reload; gone with the tab.
 */
const useKept = create<{ kept: Kept }>()(
  persist((): { kept: Kept } => ({ kept: null }), {
    name: "sh_additional_services",
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** What is chosen for this very item and shop; nothing for any other (rules D-117 and D-118). */
export function useAdditionalServices(whose: Whose): readonly ChosenService[] {
  return useKept(({ kept }) => additionalServicesFor(kept, whose)) ?? nothing;
}

/** Above zero chooses the service or changes it, zero takes it back (rules D-93 to D-95). */
export function chooseAdditionalService(whose: Whose, service: ChosenService): void {
  useKept.setState(({ kept }) => {
    const chosen = additionalServicesFor(kept, whose) ?? nothing;
    return { kept: { ...whose, goodsItem: { additionalServiceList: setServiceQuantity(chosen, service) } } };
  });
}

/** Once they were ordered. */
export function forgetAdditionalServices(): void {
  useKept.setState({ kept: null });
}

const nothing: readonly ChosenService[] = [];
