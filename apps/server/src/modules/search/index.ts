import type { Module } from "#platform";
import { searchRoute } from "./search.route.ts";

export const searchModule: Module = { name: "search", routes: [searchRoute] };
