# How lucky each side has been: what its dice came to, beside what chance does.

command-luck = See how lucky each side has been so far: hits, saves and morale, against the average
    .name = luck

-luck = `/{ command-luck.name }`
luck-none = This game has no dice that show luck.
luck-title = Luck · { $title }

## The table: the heads of its columns, and of its rows; short, for they stand side by side on a telephone

luck-head-got = got
luck-head-mean = mean
luck-head-off = diff.
luck-head-band = { $within }%
luck-row-hits = Hits
luck-row-saves = Saves
luck-row-morale = Morale
luck-row-all = All
luck-few = too few ({ $tries })

## What it comes to

luck-side = { $side }
luck-is-nothing = **{ $who }** · has rolled nothing yet that shows luck
luck-is-few = **{ $who }** · too few dice and tests to say anything ({ $tries })
luck-is-within = **{ $who }** · about average luck
luck-is-lucky = **{ $who }** · luckier than in { $times } of { $of } battles
luck-is-unlucky = **{ $who }** · less lucky than { $times } of { $of } battles
luck-lot = { $row } { $got } (mean { $mean })
luck-more = and { $n ->
    [one] one more, who has rolled
   *[other] { $n } more, who have rolled
} fewer dice.

## Small print

luck-means-band = { $within }%: the range in which at least { $within } of 100 battles with the same dice would end; ▲ is above it, ▼ below. All: each hit made, each loss saved and each test passed counts one.
luck-means-few = Too few: with so few dice or tests (their number in brackets), a single different roll would change the answer.
luck-means-many = { $bands } such ranges were calculated: in up to { $n } of 100 battles some result is outside its range by chance alone.
luck-means-counted = Only reported results count; undone orders do not.
