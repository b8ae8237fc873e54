import { queryClient, useSettings } from "@sihai/client";
import { QueryClientProvider } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { shopWire } from "../testing/open-page.tsx";
import { stand } from "../testing/stand.ts";

it("twenty cards that ask for the operator's rules are given one reading of them", async () => {
  shopWire();
  const read = new Set<unknown>();
  function Card({ at }: { at: number }) {
    const settings = useSettings();
    if (settings) read.add(settings);
    return <p>{settings ? `known ${at}` : "unknown"}</p>;
  }
  const host = stand(
    <QueryClientProvider client={queryClient}>
      {Array.from({ length: 20 }, (_, at) => (
        <Card key={`card-${at + 1}`} at={at} />
      ))}
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(host.textContent).toContain("known 19"));
  expect(read.size).toBe(1);
});
