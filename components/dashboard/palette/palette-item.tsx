"use client";
import { Command } from "cmdk";
import type { ReactNode } from "react";

/** The look of a group and of its heading. */
export const GROUP =
  "[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-faint";

interface PaletteItemProps {
  readonly value: string;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** One line of the palette. */
export function PaletteItem({ value, onSelect, children }: PaletteItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 text-sm aria-selected:bg-accent-wash aria-selected:text-accent-strong"
    >
      {children}
    </Command.Item>
  );
}
