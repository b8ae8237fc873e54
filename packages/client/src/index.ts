export * from "./api-error.ts";
export { type CallOptions, call, isRefused } from "./call.ts";
export { failureText } from "./failure-text.ts";
export { queryClient } from "./query-client.ts";
export { request, setRequestWorld } from "./request.ts";
export * from "./search-fields.ts";
export { useSlowRequests } from "./slow-requests.ts";
export { type Action, useAction } from "./use-action.ts";
export { prefetchEndpoint, queryKey, useEndpoint, usePagedEndpoint, useRefresh } from "./use-endpoint.ts";
