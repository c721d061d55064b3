export * from "./account";
export * from "./session";
