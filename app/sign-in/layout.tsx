import type { ReactNode } from "react";

// Who asks decides what these pages show, and none of them may be kept anywhere.
export const dynamic = "force-dynamic";

export default function SignInLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
