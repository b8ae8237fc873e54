import type { CallData, CallInput, Endpoint } from "@sihai/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError, isNotLoggedIn } from "./api-error.ts";
import { type CallOptions, call } from "./call.ts";
import { endAction, keyOf } from "./idempotency-keys.ts";
import { sentenceOf } from "./request.ts";
import { useRefresh } from "./use-endpoint.ts";

type ActionOptions<E extends Endpoint> = Pick<CallOptions, "quiet" | "layer" | "staysWithoutLogin"> & {
  onDone?: (data: CallData<E>, input: CallInput<E>) => void;
  /** The server refused or the call failed; its message has been shown, unless `quiet`. Not called on the way to the login page (rule M-24). */
  onFailed?: (error: ApiError, input: CallInput<E>) => void;
  /** Reads whose answers this action changes; asked again too when it is refused because they have changed already (409). */
  refreshes?: readonly Endpoint[];
};

export type Action<E extends Endpoint> = {
  /** Does it. Resolves with null when it failed (the message was shown). Pressing twice does once. */
  run: (input: CallInput<E>, options?: Pick<CallOptions, "files" | "onProgress">) => Promise<CallData<E> | null>;
  pending: boolean;
  error: ApiError | null;
  data: CallData<E> | undefined;
};

/**
 * Changes something through a call of the contract. One idempotency key for one action of the person, the same through retries and
 * reloads until the server has answered.
 */
export function useAction<E extends Endpoint>(endpoint: E, options: ActionOptions<E> = {}): Action<E> {
  const { onDone, onFailed, refreshes, ...rest } = options;
  const refresh = useRefresh();
  const running = useRef<Promise<CallData<E> | null> | null>(null);
  type Variables = { input: CallInput<E>; more: Pick<CallOptions, "files" | "onProgress"> };

  const mutation = useMutation<CallData<E>, Error, Variables>({
    mutationFn: async ({ input, more }) => {
      const { name, key } = keyOf(endpoint, input);
      try {
        const data = await call(endpoint, input, { ...rest, ...more, idempotencyKey: key });
        endAction(name);
        return data;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.kind === "refusal") endAction(name);
        error.message = sentenceOf(error);
        throw error;
      }
    },
  });

  async function once(input: CallInput<E>, more: Variables["more"]): Promise<CallData<E> | null> {
    try {
      const data = await mutation.mutateAsync({ input, more });
      if (refreshes) await refresh(...refreshes);
      onDone?.(data, input);
      return data;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Refused as things are by now: the page shows them as they were, from another tab or a slow hand.
      if (refreshes && error.status === 409) void refresh(...refreshes);
      if (!isNotLoggedIn(error) || rest.staysWithoutLogin) onFailed?.(error, input);
      return null;
    }
  }

  function run(input: CallInput<E>, more: Variables["more"] = {}): Promise<CallData<E> | null> {
    running.current ??= once(input, more).finally(() => {
      running.current = null;
    });
    return running.current;
  }

  return {
    run,
    pending: mutation.isPending,
    error: mutation.error instanceof ApiError ? mutation.error : null,
    data: mutation.data,
  };
}
