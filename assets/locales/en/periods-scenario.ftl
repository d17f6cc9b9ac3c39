### Faults in scenarios of Periods.

fault-pe-unit = Say how the unit stands, how many it is, and where: “column 18 at 30x20”, “deployed at 44x40”.
fault-pe-formation = { $unit } cannot stand like that: guns are limbered or deployed, cavalry is in column, line or double line.
fault-pe-off = { fault-fb-off }
fault-pe-onto = { fault-fb-onto }
fault-pe-ground = { $unit } stands on ground that no unit can enter. Move it off.
fault-pe-crowd = There are too many figures: at most { $most } on both sides together.
fault-pe-clock = Say which period and which of its quarters: “clock 2.3”.
fault-pe-value = { $word } does not fit here. A battle in progress is best copied as it was exported.
