### Bridgetown Races : ce qui peut clocher dans les instantanés et les questions. $place dit où.

error-unknown-mode = « { $value } » n’est ni le nom ni le numéro d’un moyen de transport. Comptés à partir de 0, ce sont : { $known }.
error-wrong-flag-count = { $place } : nombre de drapeaux du mode { $flag } : { $count } au lieu de { $wanted }.
error-wrong-bridge = { $place } : dans « { $column } », un drapeau du mode { $flag } ne peut pas appartenir au pont { $bridge }.
