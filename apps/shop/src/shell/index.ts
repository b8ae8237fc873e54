export {
  ApiError,
  type ApiErrorKind,
  call,
  fieldText,
  isNotLoggedIn,
  isRefused,
  listPropsOf,
  notLoggedInState,
  prefetchEndpoint,
  queryClient,
  refusalText,
  sentenceOf,
  serverNow,
  showRefusal,
  useAction,
  useEndpoint,
  useEndpoints,
  usePagedEndpoint,
  useRefresh,
  useSettings,
} from "@sihai/client";
export { type Path, type PathSearch, paths } from "../paths.ts";
export { isSeenByStaff } from "./cookies.ts";
export { useDisplayCurrency } from "./display-currency.ts";
export { forgetPages } from "./forget-pages.ts";
export { currentLanguage, setLanguage, useLanguage } from "./language.ts";
export { askToLogIn, returnTo } from "./log-in-aside.ts";
export { useLeaving } from "./moving/use-leaving.ts";
export { isGoneBackTo, OncePainted, usePainted } from "./moving/use-painted.ts";
export { NothingHere } from "./NothingHere.tsx";
export { NotYet } from "./NotYet.tsx";
export { useCourierNames } from "./names/use-courier-names.ts";
export { useWarehouseNames } from "./names/use-warehouse-names.ts";
export { finish, go, goBack, goTo, here, href, hrefOf, switchLanguage } from "./navigation.ts";
export { NewBusiness, useWindingDown } from "./notice/NewBusiness.tsx";
export { GoodsDetailSkeleton } from "./PendingPage.tsx";
export { usePageSearch } from "./page-search.ts";
export { changeCurrency } from "./preferences/change-currency.ts";
export { Preferences } from "./preferences/Preferences.tsx";
export { leaveSession, refreshSession, useSession } from "./session.ts";
export { copyText, sharePage } from "./share.ts";
export { uploadOwnPicture } from "./upload-own-picture.ts";
export { useAmountDue } from "./use-amount-due.ts";
export { useDict } from "./use-dict.ts";
export { useSteady } from "./use-steady.ts";
